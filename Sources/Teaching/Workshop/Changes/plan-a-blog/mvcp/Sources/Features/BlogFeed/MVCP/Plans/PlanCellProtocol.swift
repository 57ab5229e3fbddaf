/// The interface through which a presenter updates the view of one row.
@MainActor
protocol PlanCellProtocol: AnyObject {
    func showTitle(_ title: String)
    func showDue(_ due: String)
}
