/// The calls from the view of one row to its presenter.
@MainActor
protocol VoiceCellPresenterProtocol: AnyObject {
    /// The identity of the row.
    var id: Int { get }

    func attach(_ view: any VoiceCellProtocol)
    func detach(_ view: any VoiceCellProtocol)
}
