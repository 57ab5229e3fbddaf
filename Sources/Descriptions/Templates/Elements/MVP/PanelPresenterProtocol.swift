/// The calls from the view to its presenter.
@MainActor
protocol PanelPresenterProtocol {
    // @for tap in taps
    func didTapPress()
    // @end
}
