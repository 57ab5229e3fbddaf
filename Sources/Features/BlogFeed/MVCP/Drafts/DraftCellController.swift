internal import HeadlessKit

/// Shows a row in a cell. It never changes, so nothing is bound.
@MainActor
final class DraftCellController {
    private let cell: DraftCell

    init(cell: DraftCell) {
        self.cell = cell
    }
}

extension DraftCellController: DraftCellProtocol {
    func showIdentifier(_ identifier: String) {
        cell.accessibilityIdentifier = identifier
    }

    func showTitle(_ title: String) {
        cell.titleLabel.text = title
    }

    func showEdited(_ edited: String) {
        cell.editedLabel.text = edited
    }
}
