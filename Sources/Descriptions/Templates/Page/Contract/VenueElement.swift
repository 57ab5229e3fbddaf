/// The accessibility identifiers of the elements of the page.
package enum VenueElement {
    // @for element in elements
    // @= element.identifier: "guest.caption"
    package static let guestCaption = "guest.caption"
    // @end
    // @sample
    package static let guestPortrait = "guest.portrait"
    package static let leave = "leave"
    // @end
    // @if SWITCHES
    package static let listSwitch = "switch"
    // @end
    // @for list in lists

    /// The elements of the list of visitors.
    package enum Visitors {
        // @insert list from ../List/Contract/RosterElement.swift
        // @sample
        package static let list = "visitors"
        // @end
    }

    /// A row of the list of visitors, and the elements inside it.
    package enum Visitor {
        // @insert row from ../List/Contract/RosterElement.swift
        // @sample
        package static let mood = "mood"
        // @end
    }
    // @end
}
