/// The calls from the presenter to the view of one row.
@MainActor
protocol DraftCellProtocol: AnyObject {
    func showTitle(_ title: String)
    func showEdited(_ edited: String)
}
