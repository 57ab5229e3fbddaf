/// The calls from the view to its presenter.
@MainActor
protocol HeaderPresenterProtocol {
    func viewDidLoad()
    // @for link in links
    func didTapPortrait()
    // @end
    // @for toggle in toggles
    func didTapLeave()
    // @end
    // @for toggle in confirmed
    func didConfirmHere()
    // @end
}
