/// The calls from the presenter to the view of the card.
@MainActor
protocol OfficeViewProtocol: AnyObject {
    // @for element in labels
    func showCaption(_ caption: String)
    // @end
    func showLoading()
    func showError(_ text: String)
    func showAlterButton()
}
