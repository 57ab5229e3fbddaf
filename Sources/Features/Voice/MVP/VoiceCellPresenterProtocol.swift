/// What the view of one row tells its presenter.
@MainActor
protocol VoiceCellPresenterProtocol: AnyObject {
    func attach(_ view: any VoiceCellProtocol)
    func detach(_ view: any VoiceCellProtocol)
}
