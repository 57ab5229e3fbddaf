package import DeskModel
package import HeadlessKit

/// The dependencies of the screen of the guest.
package struct DeskDependencies {
    /// Indicates whether the desk is open.
    package let isOpen: Bool
    package let supplier: any Supplier
    package let navigator: any Navigator

    package init(isOpen: Bool, supplier: any Supplier, navigator: any Navigator) {
        self.isOpen = isOpen
        self.supplier = supplier
        self.navigator = navigator
    }
}
