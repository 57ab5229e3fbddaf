internal import BlogFeed
internal import HeadlessKit
internal import Model
internal import ModelFormatting

/// Controls one row: writes the texts of its blog, and forwards likes and shares to the model object.
///
/// It has no state: the controller of the list creates it for each cell that it fills, and does not store
/// it.
@MainActor
final class BlogCellController {
    var author: String { "Author: \(TextFormat.name(blog.authorName))" }
    var likes: String { TextFormat.count(blog.likeCount, of: "like") }
    var shares: String { TextFormat.count(blog.shareCount, of: "share") }
    var canLike: Bool { !blog.isLiked }

    private let blog: Blog
    private let loader: BlogFeedLoader

    init(blog: Blog, loader: BlogFeedLoader) {
        self.blog = blog
        self.loader = loader
    }

    func fill(_ cell: BlogCell) {
        cell.accessibilityIdentifier = BlogFeedElement.Blog.row(id: blog.id)
        cell.authorLabel.text = author
        cell.titleLabel.text = blog.title
        update(cell)
        cell.onTapLike = { [loader, id = blog.id] in loader.like(id) }
        cell.onTapShare = { [loader, id = blog.id] in loader.share(id) }
    }

    /// Shows the parts of the blog that can change while a cell shows it.
    func update(_ cell: BlogCell) {
        cell.likesLabel.text = likes
        cell.likeButton.isEnabled = canLike
        cell.sharesLabel.text = shares
    }
}
