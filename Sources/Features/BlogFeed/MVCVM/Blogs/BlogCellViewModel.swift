internal import BlogFeed
internal import Model

/// What one row shows, and liking and sharing its blog. A cell binds to it while it shows the row.
///
/// An observer hears of each value when it is set, and of each change after that.
@MainActor
final class BlogCellViewModel {
    /// The object that set the closures. Only its identity is used.
    weak var observer: AnyObject?
    var onLikesChange: ((String) -> Void)? {
        didSet { onLikesChange?(likes) }
    }
    var onSharesChange: ((String) -> Void)? {
        didSet { onSharesChange?(shares) }
    }
    var onCanLikeChange: ((Bool) -> Void)? {
        didSet { onCanLikeChange?(canLike) }
    }
    var onMessage: ((String) -> Void)?

    var identifier: String { BlogFeedElement.Blog.row(id: blog.id) }
    var author: String { "Author: \(blog.authorName.isEmpty ? "Anonymous" : blog.authorName)" }
    var title: String { blog.title }
    var likes: String { countText(blog.likeCount, "like") }
    var shares: String { countText(blog.shareCount, "share") }
    var canLike: Bool { !blog.isLiked }
    /// Whether a request runs, which must not be forgotten when the row goes.
    var isBusy: Bool { isLiking || isSharing }

    var blog: Blog {
        didSet {
            if blog.likeCount != oldValue.likeCount { onLikesChange?(likes) }
            if blog.shareCount != oldValue.shareCount { onSharesChange?(shares) }
            if blog.isLiked != oldValue.isLiked { onCanLikeChange?(canLike) }
        }
    }
    private let blogService: any BlogService
    private var isLiking = false
    private var isSharing = false

    init(blog: Blog, blogService: any BlogService) {
        self.blog = blog
        self.blogService = blogService
    }

    /// Removes the closures. Does nothing if another observer has set them in the meantime.
    func unbind(_ observer: AnyObject) {
        guard self.observer === observer else { return }
        onLikesChange = nil
        onSharesChange = nil
        onCanLikeChange = nil
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
                onMessage?("Shared")
            case .failure:
                onMessage?("Could not share")
            }
        }
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
