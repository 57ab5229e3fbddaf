/// The calls from the presenter to the view of one row.
@MainActor
protocol VoiceCellProtocol: AnyObject {
    func showTitle(_ title: String)
    func showLength(_ length: String)
    func showState(_ state: String)
}
