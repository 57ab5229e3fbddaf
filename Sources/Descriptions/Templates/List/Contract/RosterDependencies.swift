// @if LEADS
package import AppSupport
// @end
package import RosterModel

/// The dependencies of the list of guests.
package struct RosterDependencies {
    package let supplier: any Supplier
    // @if LEADS
    package let navigator: any Navigator
    // @end

    package init(
        supplier: any Supplier,
        // @if LEADS
        navigator: any Navigator
            // @end
    ) {
        self.supplier = supplier
        // @if LEADS
        self.navigator = navigator
        // @end
    }
}
