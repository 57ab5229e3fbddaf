internal import BlogFeed
internal import DataBinding
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
        cell?.accessibilityIdentifier = BlogFeedElement.Blog.row(id: viewModel.id)
        cell?.authorLabel.text = viewModel.author
        cell?.titleLabel.text = viewModel.title
        cell?.onTapLike = { [viewModel] in viewModel.like() }
        cell?.onTapShare = { [viewModel] in viewModel.share() }
        cell?.onReuse = { [weak self] in self?.unbind() }
        viewModel.likes.bind(to: self) { $0.cell?.likesLabel.text = $1 }
        viewModel.canLike.bind(to: self) { $0.cell?.likeButton.isEnabled = $1 }
        viewModel.shares.bind(to: self) { $0.cell?.sharesLabel.text = $1 }
    }

    /// Ends the bindings of this controller. Another cell may show the row by now, and stays bound.
    private func unbind() {
        viewModel.unbind(self)
    }
}
