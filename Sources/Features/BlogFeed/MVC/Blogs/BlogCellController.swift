internal import BlogFeed
internal import HeadlessKit
internal import Model
internal import ModelFormatting

/// Controls the contents of one row, and likes and shares its blog.
@MainActor
final class BlogCellController {
    /// Returns the cell that shows the row; `nil` if the row is not visible. Cells are reused, so none is
    /// stored.
    var visibleCell: (() -> BlogCell?)?
    /// Called after a request has changed the blog.
    var onChange: (() -> Void)?
    var onMessage: ((String) -> Void)?

    var author: String { "Author: \(TextFormat.name(blog.authorName))" }
    var likes: String { TextFormat.count(blog.likeCount, of: "like") }
    var shares: String { TextFormat.count(blog.shareCount, of: "share") }
    var canLike: Bool { !blog.isLiked }
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

    func fill(_ cell: BlogCell) {
        cell.accessibilityIdentifier = BlogFeedElement.Blog.row(id: blog.id)
        cell.authorLabel.text = author
        cell.titleLabel.text = blog.title
        cell.likesLabel.text = likes
        cell.likeButton.isEnabled = canLike
        cell.sharesLabel.text = shares
        cell.onTapLike = { [weak self] in self?.like() }
        cell.onTapShare = { [weak self] in self?.share() }
    }

    func like() {
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

    func share() {
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
        guard let cell = visibleCell?() else { return }
        cell.likesLabel.text = likes
        cell.likeButton.isEnabled = canLike
    }

    private func showShares() {
        visibleCell?()?.sharesLabel.text = shares
    }
}
