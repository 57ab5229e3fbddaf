/// The calls from the presenter to the view of one row.
@MainActor
protocol DraftCellProtocol: AnyObject {
    func showIdentifier(_ identifier: String)
    func showTitle(_ title: String)
    func showEdited(_ edited: String)
}
