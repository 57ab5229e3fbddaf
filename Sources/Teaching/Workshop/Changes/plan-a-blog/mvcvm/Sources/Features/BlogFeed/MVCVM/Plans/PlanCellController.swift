internal import BlogFeed
internal import HeadlessKit

/// Shows a plan in a cell. Its contents never change, so nothing is bound.
@MainActor
final class PlanCellController {
    private let cell: PlanCell

    init(cell: PlanCell) {
        self.cell = cell
    }

    func show(_ viewModel: PlanCellViewModel) {
        cell.accessibilityIdentifier = BlogFeedElement.Plan.row(id: viewModel.id)
        cell.titleLabel.text = viewModel.title
        cell.dueLabel.text = viewModel.due
    }
}
