/// The contents of a row, which each kind of item provides in its own way.
protocol InfoCellViewModelProtocol {
    var icon: String { get }
    var title: String { get }
    var subtitle: String { get }
    var detail: String { get }
}
