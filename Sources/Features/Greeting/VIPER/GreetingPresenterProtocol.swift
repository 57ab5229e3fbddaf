/// The calls from the view to its presenter.
@MainActor
protocol GreetingPresenterProtocol {
    func didTapShowGreeting()
}
