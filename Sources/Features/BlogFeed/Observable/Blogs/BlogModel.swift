internal import Model
internal import ModelFormatting
internal import Observation
internal import StateManagement

/// The contents of one row, which can like and share its blog.
@MainActor
@Observable
final class BlogModel: Identifiable {
    /// Called after a request has changed the blog.
    @ObservationIgnored var onChange: (() -> Void)?
    @ObservationIgnored var onMessage: ((String) -> Void)?

    private var blog: Blog
    @ObservationIgnored private let blogService: any BlogService
    @ObservationIgnored private var isLiking = false
    @ObservationIgnored private var isSharing = false

    let id: Blog.ID
    var author: String { "Author: \(TextFormat.name(blog.authorName))" }
    var title: String { blog.title }
    var likes: String { TextFormat.count(blog.likeCount, of: "like") }
    var shares: String { TextFormat.count(blog.shareCount, of: "share") }
    var canLike: Bool { !blog.isLiked }
    /// Indicates whether a request runs. If so, the model is kept although its row is gone.
    var isBusy: Bool { isLiking || isSharing }

    init(blog: Blog, blogService: any BlogService) {
        id = blog.id
        self.blog = blog
        self.blogService = blogService
    }

    /// Shows a blog that the service has sent.
    func update(_ blog: Blog) {
        self.blog = blog
    }

    func like() async {
        guard !isLiking, !blog.isLiked else { return }
        isLiking = true
        defer { isLiking = false }
        do {
            blog.likeCount = try await blogService.like(blogID: id)
            blog.isLiked = true
            onChange?()
        } catch is CancellationError {
            return
        } catch {
            onMessage?("Could not like")
        }
    }

    func share() async {
        guard !isSharing else { return }
        isSharing = true
        defer { isSharing = false }
        do {
            blog.shareCount = try await blogService.share(blogID: id)
            onChange?()
            onMessage?("Shared")
        } catch is CancellationError {
            return
        } catch {
            onMessage?("Could not share")
        }
    }
}
