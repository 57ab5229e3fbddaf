/// The view of one row. A table creates only as many as are visible and reuses them.
open class UITableViewCell: UIView {
    /// The appearance of a cell without subviews of its own.
    public enum CellStyle: Int, Sendable {
        case `default`
        case value1
        case value2
        case subtitle
    }

    /// The name by which the table finds the cell again.
    public let reuseIdentifier: String?
    /// The view that contains the subviews of the cell. It lies above views that are added to the
    /// cell itself, so these receive no taps.
    public let contentView = UIView()
    /// The height of the row; ``UITableView/automaticDimension`` if the table's delegate states none.
    package internal(set) var height = UITableView.automaticDimension

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    /// Called when a used cell is dequeued, before it is filled for another row. A cell that leaves
    /// the screen keeps what it shows until then. An override calls `super`.
    open func prepareForReuse() {
        height = UITableView.automaticDimension
    }
}
