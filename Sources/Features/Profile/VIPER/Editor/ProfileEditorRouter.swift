internal import HeadlessKit

final class ProfileEditorRouter: ProfileEditorRouterProtocol {
    weak var viewController: UIViewController?

    func close() {
        viewController?.dismiss(animated: true)
    }
}
