package import HeadlessKit
package import Office

/// The entry point of the implementation.
@MainActor
package enum OfficeAssembly {
    package static func screen(_ dependencies: OfficeDependencies) -> ViewController {
        OfficeViewController(supplier: dependencies.supplier)
    }
}
