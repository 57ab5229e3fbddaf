// @if SERVICES
package import PanelModel

/// The dependencies of a panel.
package struct PanelDependencies {
    // @for service in services
    // @if service.isCurrent
    package let supplier: any Supplier
    // @else
    package let dispenser: any Dispenser
    // @end
    // @end

    package init(
        // @for service in services
        // @if service.isCurrent
        supplier: any Supplier,
        // @else
        dispenser: any Dispenser,
        // @end
        // @end
    ) {
        // @for service in services
        // @if service.isCurrent
        self.supplier = supplier
        // @else
        self.dispenser = dispenser
        // @end
        // @end
    }
}
// @else
// | /// The dependencies of a panel, which uses no service.
// | package struct PanelDependencies {
// |     package init() {}
// | }
// @end
