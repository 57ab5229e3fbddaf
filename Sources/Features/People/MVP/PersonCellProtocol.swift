/// The calls from the presenter to the view of one row.
@MainActor
protocol PersonCellProtocol: AnyObject {
    func showName(_ name: String)
    func showAction(_ action: String, isEnabled: Bool)
    func showDelete(_ isRevealed: Bool)
}
