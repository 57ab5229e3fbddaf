internal import BlogFeed
internal import HeadlessKit

/// Binds a cell to the presenter of a row. The cell owns the controller while it shows the row.
@MainActor
final class BlogCellController {
    private weak var cell: BlogCell?
    private let presenter: any BlogCellPresenterProtocol

    init(cell: BlogCell, presenter: any BlogCellPresenterProtocol) {
        self.cell = cell
        self.presenter = presenter
    }

    func bind() {
        cell?.controller = self
        cell?.accessibilityIdentifier = BlogFeedElement.Blog.row(id: presenter.id)
        cell?.onTapLike = { [presenter] in presenter.didTapLike() }
        cell?.onTapShare = { [presenter] in presenter.didTapShare() }
        cell?.onReuse = { [weak self] in self?.unbind() }
        presenter.attach(self)
    }

    /// Another cell may show the row by now, so the controller detaches only itself.
    private func unbind() {
        presenter.detach(self)
    }
}

extension BlogCellController: BlogCellProtocol {
    func showAuthor(_ author: String) {
        cell?.authorLabel.text = author
    }

    func showTitle(_ title: String) {
        cell?.titleLabel.text = title
    }

    func showLikes(_ likes: String) {
        cell?.likesLabel.text = likes
    }

    func showShares(_ shares: String) {
        cell?.sharesLabel.text = shares
    }

    func enableLike(_ isEnabled: Bool) {
        cell?.likeButton.isEnabled = isEnabled
    }
}
