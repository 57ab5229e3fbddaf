internal import HeadlessKit

final class OfficeRouter: OfficeRouterProtocol {
    /// Builds the module of the form.
    typealias FormBuilder =
        @MainActor (GuestSummary, any OfficeFormDelegateProtocol) -> ViewController

    weak var viewController: ViewController?

    private let buildForm: FormBuilder

    init(buildForm: @escaping FormBuilder) {
        self.buildForm = buildForm
    }

    func openForm(of guest: GuestSummary, delegate: any OfficeFormDelegateProtocol) {
        viewController?.present(buildForm(guest, delegate), animated: true)
    }
}
