package import HeadlessKit
package import Office
internal import OfficeModel

/// The entry point of the implementation. It decides that the form opens on top of the card.
@MainActor
package enum OfficeAssembly {
    package static func screen(_ dependencies: OfficeDependencies) -> ViewController {
        let supplier = dependencies.supplier
        let presenter = OfficePresenter(supplier: supplier)
        let viewController = OfficeViewController(presenter: presenter)
        presenter.view = viewController
        presenter.onOpenForm = { [weak viewController, weak presenter] guest in
            let form = form(of: guest, supplier: supplier) { presenter?.show($0) }
            viewController?.present(form, animated: true)
        }
        return viewController
    }

    private static func form(
        of guest: Guest,
        supplier: any Supplier,
        onSave: @escaping (Guest) -> Void
    ) -> ViewController {
        let presenter = OfficeFormPresenter(guest: guest, supplier: supplier)
        let viewController = OfficeFormViewController(presenter: presenter)
        presenter.view = viewController
        presenter.onSave = onSave
        return viewController
    }
}
