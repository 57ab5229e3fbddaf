/// The calls from the presenter to its view.
@MainActor
protocol GreetingViewProtocol: AnyObject {
    func showGreeting(_ greeting: String)
}
