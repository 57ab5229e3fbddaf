/// The calls from the view to its presenter, which layers forward.
@MainActor
protocol LayersPresenterProtocol: AnyObject {
    var view: (any LayersViewProtocol)? { get set }

    func didTapShowGreeting()
}
