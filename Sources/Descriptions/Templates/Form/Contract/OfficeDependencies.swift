package import OfficeModel

/// The dependencies of the screen of the guest.
package struct OfficeDependencies {
    package let supplier: any Supplier

    package init(supplier: any Supplier) {
        self.supplier = supplier
    }
}
