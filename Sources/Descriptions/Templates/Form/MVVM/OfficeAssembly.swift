package import HeadlessKit
package import Office
internal import OfficeModel

/// The entry point of the implementation. It decides that the form opens on top of the card.
@MainActor
package enum OfficeAssembly {
    package static func screen(_ dependencies: OfficeDependencies) -> ViewController {
        let supplier = dependencies.supplier
        let viewModel = OfficeViewModel(supplier: supplier)
        let viewController = OfficeViewController(viewModel: viewModel)
        viewModel.onOpenForm = { [weak viewController, weak viewModel] guest in
            let form = form(of: guest, supplier: supplier) { viewModel?.show($0) }
            viewController?.present(form, animated: true)
        }
        return viewController
    }

    private static func form(
        of guest: Guest,
        supplier: any Supplier,
        onSave: @escaping (Guest) -> Void
    ) -> ViewController {
        let viewModel = OfficeFormViewModel(guest: guest, supplier: supplier)
        viewModel.onSave = onSave
        return OfficeFormViewController(viewModel: viewModel)
    }
}
