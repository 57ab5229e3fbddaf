internal import HeadlessKit

/// Binds a cell to the view model of a row for as long as it shows that. The cell keeps it until then.
@MainActor
final class BlogCellController {
    private weak var cell: BlogCell?
    private let viewModel: BlogCellViewModel

    init(cell: BlogCell, viewModel: BlogCellViewModel) {
        self.cell = cell
        self.viewModel = viewModel
    }

    func bind() {
        cell?.accessibilityIdentifier = viewModel.identifier
        cell?.authorLabel.text = viewModel.author
        cell?.titleLabel.text = viewModel.title
        cell?.onTapLike = { [viewModel] in viewModel.like() }
        cell?.onTapShare = { [viewModel] in viewModel.share() }
        cell?.onReuse = { self.unbind() }
        viewModel.onLikesChange = { [weak cell] in cell?.likesLabel.text = $0 }
        viewModel.onCanLikeChange = { [weak cell] in cell?.likeButton.isEnabled = $0 }
        viewModel.onSharesChange = { [weak cell] in cell?.sharesLabel.text = $0 }
    }

    /// A row that is out of sight must not write into a cell that soon shows another.
    private func unbind() {
        viewModel.onLikesChange = nil
        viewModel.onCanLikeChange = nil
        viewModel.onSharesChange = nil
    }
}
