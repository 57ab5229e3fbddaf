internal import DataBinding
internal import Model
internal import ModelFormatting

/// The contents of one row, which can like and share its blog. A cell binds itself to them while it
/// shows the row.
@MainActor
final class BlogCellViewModel {
    let likes = Bindable("")
    let shares = Bindable("")
    let canLike = Bindable(true)
    /// Called after a request has changed the blog.
    var onChange: (() -> Void)?
    var onMessage: ((String) -> Void)?

    var id: Int { blog.id }
    var author: String { "Author: \(TextFormat.name(blog.authorName))" }
    var title: String { blog.title }
    /// Indicates whether a request runs. If so, the view model is kept although its row is gone.
    var isBusy: Bool { isLiking || isSharing }

    var blog: Blog {
        didSet { showBlog() }
    }
    private let blogService: any BlogService
    private var isLiking = false
    private var isSharing = false

    init(blog: Blog, blogService: any BlogService) {
        self.blog = blog
        self.blogService = blogService
        showBlog()
    }

    /// Removes the bindings of an observer.
    func unbind(_ observer: AnyObject) {
        likes.unbind(observer)
        shares.unbind(observer)
        canLike.unbind(observer)
    }

    private func showBlog() {
        likes.value = TextFormat.count(blog.likeCount, of: "like")
        shares.value = TextFormat.count(blog.shareCount, of: "share")
        canLike.value = !blog.isLiked
    }

    func like() {
        guard !isLiking, !blog.isLiked else { return }
        isLiking = true
        blogService.like(blogID: blog.id) { [weak self] result in
            guard let self else { return }
            isLiking = false
            switch result {
            case .success(let likeCount):
                var liked = blog
                liked.likeCount = likeCount
                liked.isLiked = true
                blog = liked
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
                onChange?()
                onMessage?("Shared")
            case .failure:
                onMessage?("Could not share")
            }
        }
    }
}
