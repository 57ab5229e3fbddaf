/// A layer that forwards each tap to the next receiver, and each greeting to the previous one.
final class ForwardingLayer: LayersPresenterProtocol {
    weak var view: (any LayersViewProtocol)?

    private let presenter: any LayersPresenterProtocol

    init(presenter: any LayersPresenterProtocol) {
        self.presenter = presenter
    }

    func didTapShowGreeting() {
        presenter.didTapShowGreeting()
    }
}

extension ForwardingLayer: LayersViewProtocol {
    func showGreeting(_ greeting: String) {
        view?.showGreeting(greeting)
    }
}
