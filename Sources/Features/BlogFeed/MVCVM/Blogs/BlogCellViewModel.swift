internal import DataBinding
internal import Model
internal import ModelFormatting

/// The contents of one row, which can like and share its blog. A cell binds itself to them while it
/// shows the row.
@MainActor
final class BlogCellViewModel {
    private(set) lazy var likes = Bindable<String>(from: self) {
        TextFormat.count($0.blog.likeCount, of: "like")
    }
    private(set) lazy var shares = Bindable<String>(from: self) {
        TextFormat.count($0.blog.shareCount, of: "share")
    }
    private(set) lazy var canLike = Bindable<Bool>(from: self) { !$0.blog.isLiked }
    var onMessage: ((String) -> Void)?

    var id: Int { blog.id }
    var author: String { "Author: \(TextFormat.name(blog.authorName))" }
    var title: String { blog.title }
    /// Whether a request runs. If it does, the view model is kept although its row is gone.
    var isBusy: Bool { isLiking || isSharing }

    var blog: Blog {
        didSet {
            if blog.likeCount != oldValue.likeCount { likes.update() }
            if blog.shareCount != oldValue.shareCount { shares.update() }
            if blog.isLiked != oldValue.isLiked { canLike.update() }
        }
    }
    private let blogService: any BlogService
    private var isLiking = false
    private var isSharing = false

    init(blog: Blog, blogService: any BlogService) {
        self.blog = blog
        self.blogService = blogService
    }

    /// Removes the bindings of an observer.
    func unbind(_ observer: AnyObject) {
        likes.unbind(observer)
        shares.unbind(observer)
        canLike.unbind(observer)
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
}
