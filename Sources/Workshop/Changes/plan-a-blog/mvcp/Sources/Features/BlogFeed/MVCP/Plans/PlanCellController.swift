internal import HeadlessKit

/// Shows a row in a cell. It never changes, so nothing is bound.
@MainActor
final class PlanCellController {
    private let cell: PlanCell

    init(cell: PlanCell) {
        self.cell = cell
    }
}

extension PlanCellController: PlanCellProtocol {
    func showIdentifier(_ identifier: String) {
        cell.accessibilityIdentifier = identifier
    }

    func showTitle(_ title: String) {
        cell.titleLabel.text = title
    }

    func showDue(_ due: String) {
        cell.dueLabel.text = due
    }
}
