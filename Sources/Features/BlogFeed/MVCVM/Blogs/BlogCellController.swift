internal import HeadlessKit

/// Binds a cell to the view model of a row. The cell owns the controller while it shows the row.
@MainActor
final class BlogCellController {
    private weak var cell: BlogCell?
    private let viewModel: BlogCellViewModel

    init(cell: BlogCell, viewModel: BlogCellViewModel) {
        self.cell = cell
        self.viewModel = viewModel
    }

    func bind() {
        cell?.controller = self
        cell?.accessibilityIdentifier = viewModel.identifier
        cell?.authorLabel.text = viewModel.author
        cell?.titleLabel.text = viewModel.title
        cell?.onTapLike = { [viewModel] in viewModel.like() }
        cell?.onTapShare = { [viewModel] in viewModel.share() }
        cell?.onReuse = { [weak self] in self?.unbind() }
        viewModel.observer = self
        viewModel.onLikesChange = { [weak cell] in cell?.likesLabel.text = $0 }
        viewModel.onCanLikeChange = { [weak cell] in cell?.likeButton.isEnabled = $0 }
        viewModel.onSharesChange = { [weak cell] in cell?.sharesLabel.text = $0 }
    }

    /// Another cell may show the row by now, so the controller unbinds only itself.
    private func unbind() {
        viewModel.unbind(self)
    }
}
