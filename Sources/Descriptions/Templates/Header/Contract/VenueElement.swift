/// The accessibility identifiers of the elements of the page.
package enum VenueElement {
    package static let guestCaption = "guest.caption"
    package static let guestPortrait = "guest.portrait"
    package static let leave = "leave"
}
