/// What the presenter tells its view.
@MainActor
protocol GreetingViewProtocol: AnyObject {
    func showGreeting(_ greeting: String)
}
