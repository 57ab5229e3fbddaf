internal import BlogFeed
internal import HeadlessKit
internal import Model

final class BrokenCell: UITableViewCell {
    let labels = ["author", "title", "likes", "shares"].map { id in
        let label = UILabel()
        label.accessibilityIdentifier = id
        return label
    }
    let like = UIButton(type: .system)
    let share = UIButton(type: .system)
    var onTapLike: (() -> Void)?
    var onTapShare: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        like.accessibilityIdentifier = BlogFeedElement.Blog.like
        like.setTitle("Like", for: .normal)
        like.addAction(UIAction { [weak self] _ in self?.onTapLike?() }, for: .touchUpInside)
        share.accessibilityIdentifier = BlogFeedElement.Blog.share
        share.setTitle("Share", for: .normal)
        share.addAction(UIAction { [weak self] _ in self?.onTapShare?() }, for: .touchUpInside)
        (labels + [like, share]).forEach(contentView.addSubview)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Presents one blog in the cell that shows it.
@MainActor
final class BrokenRow {
    var blog: Blog
    /// Called when the row must be filled again, with the toast to show or `nil`.
    var onChange: ((String?) -> Void)?

    private let service: any BlogService
    private let fault: Fault
    private var isLiking = false
    private var isSharing = false
    /// Set only with the fault `leaksPresenter`.
    private var cell: BrokenCell?

    init(_ blog: Blog, _ service: any BlogService, _ fault: Fault) {
        self.blog = blog
        self.service = service
        self.fault = fault
    }

    func fill(_ cell: BrokenCell) {
        if fault == .leaksPresenter { self.cell = cell }
        cell.accessibilityIdentifier = BlogFeedElement.Blog.row(id: blog.id)
        let author = blog.authorName.isEmpty ? "Anonymous" : blog.authorName
        let texts = [
            "Author: \(author)", blog.title, count(blog.likeCount, "like"),
            count(blog.shareCount, "share"),
        ]
        for (label, text) in zip(cell.labels, texts) { label.text = text }
        cell.like.isEnabled = !blog.isLiked || fault == .leavesLikeEnabled
        cell.onTapLike = { self.likeBlog() }
        cell.onTapShare = { self.shareBlog() }
    }

    private func likeBlog() {
        guard !isLiking, !blog.isLiked else { return }
        isLiking = true
        service.like(blogID: blog.id) { [weak self] result in
            guard let self else { return }
            isLiking = false
            guard let count = try? result.get() else { return onChange?("Could not like") ?? () }
            blog.likeCount = count
            blog.isLiked = true
            onChange?(nil)
        }
    }

    private func shareBlog() {
        guard !isSharing else { return }
        isSharing = true
        service.share(blogID: blog.id) { [weak self] result in
            guard let self else { return }
            isSharing = false
            let count = try? result.get()
            blog.shareCount = count ?? blog.shareCount
            onChange?(count == nil ? "Could not share" : "Shared")
        }
    }

    private func count(_ count: Int, _ unit: String) -> String {
        let units = count == 1 && fault != .writesOneLikes ? unit : "\(unit)s"
        let tenths = count < 100_000 ? count / 1_000 % 10 : 0
        return switch count {
        case 0: ""
        case ..<10_000: "\(count) \(units)"
        default: "\(count / 10_000)\(tenths == 0 ? "" : ".\(tenths)")w \(units)"
        }
    }
}
