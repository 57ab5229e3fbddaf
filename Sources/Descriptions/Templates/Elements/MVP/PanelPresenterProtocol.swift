/// The calls from the view to its presenter.
@MainActor
protocol PanelPresenterProtocol {
    // @if FOLLOWS
    func viewDidLoad()
    // @end
    // @for tap in taps
    func didTapPress()
    // @end
}
