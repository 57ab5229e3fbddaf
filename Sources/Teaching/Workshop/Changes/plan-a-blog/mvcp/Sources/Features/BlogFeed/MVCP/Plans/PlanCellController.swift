internal import BlogFeed
internal import HeadlessKit

/// Shows a row in a cell. The row never changes, so the presenter does not keep the controller.
@MainActor
final class PlanCellController {
    private let cell: PlanCell
    private let presenter: any PlanCellPresenterProtocol

    init(cell: PlanCell, presenter: any PlanCellPresenterProtocol) {
        self.cell = cell
        self.presenter = presenter
    }

    func bind() {
        cell.accessibilityIdentifier = BlogFeedElement.Plan.row(id: presenter.id)
        presenter.show(in: self)
    }
}

extension PlanCellController: PlanCellProtocol {
    func showTitle(_ title: String) {
        cell.titleLabel.text = title
    }

    func showDue(_ due: String) {
        cell.dueLabel.text = due
    }
}
