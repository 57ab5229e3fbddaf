package import VenueModel

/// The dependencies of the page of a venue.
package struct VenueDependencies {
    package let guestID: Guest.ID
    package let supplier: any Supplier
    package let isOpen: Bool
}
