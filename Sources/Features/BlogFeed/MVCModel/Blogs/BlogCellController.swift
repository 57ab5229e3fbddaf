internal import BlogFeed
internal import HeadlessKit
internal import Model

/// Controls one row: writes the texts of its blog, and forwards likes and shares to the model object.
///
/// It has no state: the controller of the list creates it for each cell that it fills, and does not store
/// it.
@MainActor
final class BlogCellController {
    var author: String { "Author: \(blog.authorName.isEmpty ? "Anonymous" : blog.authorName)" }
    var likes: String { countText(blog.likeCount, "like") }
    var shares: String { countText(blog.shareCount, "share") }
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

    /// Counts from 10,000 are written in units of ten thousand, `w`, and truncated.
    private func countText(_ count: Int, _ unit: String) -> String {
        switch count {
        case 0: return ""
        case 1: return "1 \(unit)"
        case ..<10_000: return "\(count) \(unit)s"
        case ..<100_000:
            let tenths = count / 1_000 % 10
            return "\(count / 10_000)\(tenths == 0 ? "" : ".\(tenths)")w \(unit)s"
        default: return "\(count / 10_000)w \(unit)s"
        }
    }
}
