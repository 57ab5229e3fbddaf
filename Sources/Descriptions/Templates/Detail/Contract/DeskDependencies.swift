package import DeskModel
package import HeadlessKit

/// The dependencies of the screen of the guest.
package struct DeskDependencies {
    package let supplier: any Supplier
    package let navigator: any Navigator

    package init(supplier: any Supplier, navigator: any Navigator) {
        self.supplier = supplier
        self.navigator = navigator
    }
}
