internal import HeadlessKit
internal import Office

/// The entry point of the module that edits the guest.
@MainActor
enum OfficeFormAssembly {
    static func module(
        _ dependencies: OfficeDependencies,
        guest: GuestSummary,
        delegate: any OfficeFormDelegateProtocol
    ) -> ViewController {
        let interactor = OfficeFormInteractor(guest: guest, supplier: dependencies.supplier)
        let router = OfficeFormRouter()
        let presenter = OfficeFormPresenter(interactor: interactor, router: router)
        let viewController = OfficeFormViewController(presenter: presenter)
        interactor.output = presenter
        router.viewController = viewController
        presenter.view = viewController
        presenter.delegate = delegate
        return viewController
    }
}
