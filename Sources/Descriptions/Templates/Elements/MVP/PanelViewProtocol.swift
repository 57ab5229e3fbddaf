/// The calls from the presenter to its view.
@MainActor
protocol PanelViewProtocol: AnyObject {
    // @for label in labels
    func showCaption(_ caption: String)
    // @end
    // @sample
    func showGauge(_ gauge: String)
    // @end
    // @for tap in limited
    func enableRaise(_ isEnabled: Bool)
    // @end
}
