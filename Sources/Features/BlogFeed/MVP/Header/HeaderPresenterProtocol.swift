/// The calls from the view to its presenter.
@MainActor
protocol HeaderPresenterProtocol {
    func viewDidLoad()
    func didTapIcon()
    func didTapFollow()
}
