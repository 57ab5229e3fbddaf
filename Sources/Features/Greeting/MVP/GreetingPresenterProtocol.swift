/// What the view tells its presenter.
@MainActor
protocol GreetingPresenterProtocol {
    func didTapShowGreeting()
}
