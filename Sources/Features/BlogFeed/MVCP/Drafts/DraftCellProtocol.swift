/// What the presenter tells the view of one row.
@MainActor
protocol DraftCellProtocol: AnyObject {
    func showTitle(_ title: String)
    func showEdited(_ edited: String)
}
