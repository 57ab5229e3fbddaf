package import DeskModel

/// The dependencies of the screen of the guest.
package struct DeskDependencies {
    package let supplier: any Supplier

    package init(supplier: any Supplier) {
        self.supplier = supplier
    }
}
