internal import HeadlessKit

final class ProfileEditorRouter: ProfileEditorRouterProtocol {
    weak var viewController: ViewController?

    func close() {
        viewController?.dismiss(animated: true)
    }
}
