internal import Model
internal import ModelFormatting

/// Presents the contents of one row, and likes and shares its blog. A cell attaches itself while it
/// shows the row.
final class BlogCellPresenter: BlogCellPresenterProtocol {
    private(set) weak var view: (any BlogCellProtocol)?
    /// Called after a request has changed the blog.
    var onChange: (() -> Void)?
    var onMessage: ((String) -> Void)?
    var id: Int { blog.id }

    /// Indicates whether a request runs. If so, the object is kept although its row is gone.
    var isBusy: Bool { isLiking || isSharing }

    var blog: Blog
    private let blogService: any BlogService
    private var isLiking = false
    private var isSharing = false

    init(blog: Blog, blogService: any BlogService) {
        self.blog = blog
        self.blogService = blogService
    }

    func attach(_ view: any BlogCellProtocol) {
        self.view = view
        view.showAuthor("Author: \(TextFormat.name(blog.authorName))")
        view.showTitle(blog.title)
        showLikes()
        showShares()
    }

    /// Does nothing if another cell has attached itself in the meantime.
    func detach(_ view: any BlogCellProtocol) {
        if self.view === view { self.view = nil }
    }

    func didTapLike() {
        guard !isLiking, !blog.isLiked else { return }
        isLiking = true
        blogService.like(blogID: blog.id) { [weak self] result in
            guard let self else { return }
            isLiking = false
            switch result {
            case .success(let likeCount):
                blog.likeCount = likeCount
                blog.isLiked = true
                showLikes()
                onChange?()
            case .failure:
                onMessage?("Could not like")
            }
        }
    }

    func didTapShare() {
        guard !isSharing else { return }
        isSharing = true
        blogService.share(blogID: blog.id) { [weak self] result in
            guard let self else { return }
            isSharing = false
            switch result {
            case .success(let shareCount):
                blog.shareCount = shareCount
                showShares()
                onChange?()
                onMessage?("Shared")
            case .failure:
                onMessage?("Could not share")
            }
        }
    }

    private func showLikes() {
        guard let view else { return }
        view.showLikes(TextFormat.count(blog.likeCount, of: "like"))
        view.enableLike(!blog.isLiked)
    }

    private func showShares() {
        view?.showShares(TextFormat.count(blog.shareCount, of: "share"))
    }
}
