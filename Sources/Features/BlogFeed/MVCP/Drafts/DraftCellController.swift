internal import BlogFeed
internal import HeadlessKit

/// Shows a row in a cell. The row never changes, so the presenter does not keep the controller.
@MainActor
final class DraftCellController {
    private let cell: DraftCell
    private let presenter: any DraftCellPresenterProtocol

    init(cell: DraftCell, presenter: any DraftCellPresenterProtocol) {
        self.cell = cell
        self.presenter = presenter
    }

    func bind() {
        cell.accessibilityIdentifier = BlogFeedElement.Draft.row(id: presenter.id)
        presenter.show(in: self)
    }
}

extension DraftCellController: DraftCellProtocol {
    func showTitle(_ title: String) {
        cell.titleLabel.text = title
    }

    func showEdited(_ edited: String) {
        cell.editedLabel.text = edited
    }
}
