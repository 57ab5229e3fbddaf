internal import BlogFeed
internal import HeadlessKit

/// Shows a draft in a cell. Its contents never change, so nothing is bound.
@MainActor
final class DraftCellController {
    private let cell: DraftCell

    init(cell: DraftCell) {
        self.cell = cell
    }

    func show(_ viewModel: DraftCellViewModel) {
        cell.accessibilityIdentifier = BlogFeedElement.Draft.row(id: viewModel.id)
        cell.titleLabel.text = viewModel.title
        cell.editedLabel.text = viewModel.edited
    }
}
