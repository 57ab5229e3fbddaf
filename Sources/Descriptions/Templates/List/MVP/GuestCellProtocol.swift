/// The calls from the presenter to the view of one row.
@MainActor
protocol GuestCellProtocol: AnyObject {
    // @for element in elements
    func showCaption(_ caption: String)
    // @end
    // @sample
    func showPortrait(_ portrait: String)
    func showLeave(_ leave: String)
    // @end
    // @for action in enabling
    func enablePraise(_ isEnabled: Bool)
    // @end
}
