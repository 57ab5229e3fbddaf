/// The calls from the presenter to the view of the card.
@MainActor
protocol ProfileViewProtocol: AnyObject {
    func showName(_ name: String)
    func showMail(_ mail: String)
    func showBiography(_ biography: String)
    func showNewsletter(_ newsletter: String)
    func showLoading()
    func showError(_ text: String)
    func showEditButton()
}
