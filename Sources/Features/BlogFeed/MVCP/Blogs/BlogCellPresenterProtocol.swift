/// What the view of one row tells its presenter.
@MainActor
protocol BlogCellPresenterProtocol: AnyObject {
    func attach(_ view: any BlogCellProtocol)
    func detach(_ view: any BlogCellProtocol)
    func didTapLike()
    func didTapShare()
}
