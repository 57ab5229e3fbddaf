package import PanelModel

/// The dependencies of a panel, for the samples in the templates.
package struct PanelDependencies {
    package let supplier: any Supplier
    package let dispenser: any Dispenser

    package init(supplier: any Supplier, dispenser: any Dispenser) {
        self.supplier = supplier
        self.dispenser = dispenser
    }
}

/// The accessibility identifiers of the elements of the panel, for the samples in the templates.
package enum PanelElement {
    package static let caption = "caption"
    package static let press = "press"
}
