/// What the view of one row tells its presenter.
@MainActor
protocol BlogCellPresenterProtocol: AnyObject {
    func attach(_ view: any BlogCellProtocol)
    func detach()
    func didTapLike()
    func didTapShare()
}
