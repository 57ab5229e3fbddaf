// @if LEADS
package import AppSupport
// @end
package import VenueModel

/// The dependencies of the page and of each of its modules.
package struct VenueDependencies {
    /// The number of the guest.
    package let guestID: Guest.ID
    // @for fact in facts
    /// {fact.sentence}
    package let isOpen: Bool
    // @end
    package let supplier: any Supplier
    // @for list in lists
    package let porter: any Porter
    // @end
    // @if LEADS
    package let navigator: any Navigator
    // @end

    package init(
        guestID: Guest.ID,
        // @for fact in facts
        isOpen: Bool,
        // @end
        supplier: any Supplier,
        // @for list in lists
        porter: any Porter,
        // @end
        // @if LEADS
        navigator: any Navigator
            // @end
    ) {
        self.guestID = guestID
        // @for fact in facts
        self.isOpen = isOpen
        // @end
        self.supplier = supplier
        // @for list in lists
        self.porter = porter
        // @end
        // @if LEADS
        self.navigator = navigator
        // @end
    }
}
