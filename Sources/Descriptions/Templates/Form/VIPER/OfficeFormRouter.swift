internal import HeadlessKit

final class OfficeFormRouter: OfficeFormRouterProtocol {
    weak var viewController: ViewController?

    func close() {
        viewController?.dismiss(animated: true)
    }
}
