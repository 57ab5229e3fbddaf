/// The calls from the presenter to its view, which layers forward.
@MainActor
protocol LayersViewProtocol: AnyObject {
    func showGreeting(_ greeting: String)
}
