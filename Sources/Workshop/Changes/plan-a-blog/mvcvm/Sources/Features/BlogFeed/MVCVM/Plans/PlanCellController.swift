internal import HeadlessKit

/// Shows a row in a cell. It never changes, so nothing is bound.
@MainActor
final class PlanCellController {
    private let cell: PlanCell

    init(cell: PlanCell) {
        self.cell = cell
    }

    func show(_ viewModel: PlanCellViewModel) {
        cell.accessibilityIdentifier = viewModel.identifier
        cell.titleLabel.text = viewModel.title
        cell.dueLabel.text = viewModel.due
    }
}
