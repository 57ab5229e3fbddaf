internal import Comments
internal import Model
internal import ModelFormatting

/// Presents the contents and the height of one row, and favours its comment.
/// A cell attaches itself while it shows the row.
final class CommentCellPresenter: CommentCellPresenterProtocol {
    private(set) weak var view: (any CommentCellProtocol)?
    var onSelectUser: ((User.ID) -> Void)?
    var onFavour: (() -> Void)?
    var onMessage: ((String) -> Void)?
    var id: Int { comment.id }
    /// Indicates whether a request runs. If so, the object is kept although its row is gone.
    private(set) var isFavouring = false

    /// The height in lines: the lines of the content and three more.
    var height: Int {
        let width = column.width
        if let height = heights[width] { return height }
        let height = column.lineCount(of: mention + body) + 3
        heights[width] = height
        return height
    }

    var comment: Comment {
        didSet {
            // The heights are those of the previous content.
            if comment.content != oldValue.content { forgetHeights() }
        }
    }
    private let viewerID: User.ID
    private let commentService: any CommentService
    private let timeSource: any TimeSource
    private let column: any TextColumn
    /// The heights by the width of the column.
    private var heights: [Int: Int] = [:]

    init(
        comment: Comment,
        viewerID: User.ID,
        commentService: any CommentService,
        timeSource: any TimeSource,
        column: any TextColumn
    ) {
        self.comment = comment
        self.viewerID = viewerID
        self.commentService = commentService
        self.timeSource = timeSource
        self.column = column
    }

    func attach(_ view: any CommentCellProtocol) {
        self.view = view
        view.showAvatar(comment.authorIcon ?? "icon0")
        view.showName(TextFormat.name(comment.authorName))
        showTime()
        view.showContent(mention: mention, body: body)
        showFavours()
    }

    /// Does nothing if another cell has attached itself in the meantime.
    func detach(_ view: any CommentCellProtocol) {
        if self.view === view { self.view = nil }
    }

    func didTapAvatar() {
        onSelectUser?(comment.authorID)
    }

    func didTapFavour() {
        guard !isFavouring, !comment.isFavoured else { return }
        isFavouring = true
        commentService.favour(commentID: comment.id, by: viewerID) { [weak self] result in
            guard let self else { return }
            isFavouring = false
            switch result {
            case .success(let favourCount):
                comment.favourCount = favourCount
                comment.isFavoured = true
                showFavours()
                onFavour?()
            case .failure:
                onMessage?("Could not favour")
            }
        }
    }

    func showTime() {
        view?.showTime(time)
    }

    func forgetHeights() {
        heights = [:]
    }

    private func showFavours() {
        guard let view else { return }
        view.showFavours(TextFormat.count(comment.favourCount, of: "favour"))
        view.enableFavour(!comment.isFavoured)
    }

    private var time: String { TextFormat.age(of: comment.writtenAt, at: timeSource.now) }

    /// The name of the user to whom the comment replies; empty if it is no reply.
    private var mention: String { comment.repliesTo.map { "@\(TextFormat.name($0))" } ?? "" }

    /// The text after the mention.
    private var body: String {
        let isBehindMention = comment.repliesTo != nil && !comment.content.isEmpty
        return isBehindMention ? " \(comment.content)" : comment.content
    }
}
