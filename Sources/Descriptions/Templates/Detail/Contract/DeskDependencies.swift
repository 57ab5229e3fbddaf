// @if LEADS
package import AppSupport
// @end
package import DeskModel

/// The dependencies of the screen of the guest.
package struct DeskDependencies {
    // @for fact in facts
    /// {fact.sentence}
    package let isOpen: Bool
    // @end
    package let supplier: any Supplier
    // @if LEADS
    package let navigator: any Navigator
    // @end

    package init(
        // @for fact in facts
        isOpen: Bool,
        // @end
        supplier: any Supplier,
        // @if LEADS
        navigator: any Navigator
            // @end
    ) {
        // @for fact in facts
        self.isOpen = isOpen
        // @end
        self.supplier = supplier
        // @if LEADS
        self.navigator = navigator
        // @end
    }
}
