internal import HeadlessKit

/// Shows a row in a cell. It never changes, so nothing is bound.
@MainActor
final class DraftCellController {
    private let cell: DraftCell

    init(cell: DraftCell) {
        self.cell = cell
    }

    func show(_ viewModel: DraftCellViewModel) {
        cell.accessibilityIdentifier = viewModel.identifier
        cell.titleLabel.text = viewModel.title
        cell.editedLabel.text = viewModel.edited
    }
}
