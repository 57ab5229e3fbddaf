/// The calls from the view to its presenter.
@MainActor
protocol DeskPresenterProtocol {
    func viewDidLoad()
    func didTapRetry()
    // @for tap in taps
    func didTapPress()
    // @end
    // @sample
    func didTapLeave()
    // @end
    // @for link in links
    func didTapGuide()
    // @end
    // @for outcome in answers
    func didConfirmLeave()
    // @end
}
