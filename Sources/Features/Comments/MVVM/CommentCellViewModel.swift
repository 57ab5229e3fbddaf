internal import Comments
internal import DataBinding
internal import Model
internal import ModelFormatting

/// The contents and the height of one row, which can favour its comment. A cell binds itself to the
/// contents while it shows the row.
@MainActor
final class CommentCellViewModel {
    let time = Bindable("")
    let favours = Bindable("")
    let canFavour = Bindable(true)
    var onSelectUser: ((User.ID) -> Void)?
    var onFavour: (() -> Void)?
    var onMessage: ((String) -> Void)?

    var id: Int { comment.id }
    var avatar: String { comment.authorIcon ?? "icon0" }
    var name: String { TextFormat.name(comment.authorName) }
    /// The name of the user to whom the comment replies; empty if it is no reply.
    var mention: String { comment.repliesTo.map { "@\(TextFormat.name($0))" } ?? "" }
    /// The text after the mention.
    var body: String {
        let followsMention = comment.repliesTo != nil && !comment.content.isEmpty
        return followsMention ? " \(comment.content)" : comment.content
    }
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
            showComment()
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
        showComment()
        showTime()
    }

    /// Removes the bindings of an observer.
    func unbind(_ observer: AnyObject) {
        time.unbind(observer)
        favours.unbind(observer)
        canFavour.unbind(observer)
    }

    private func showComment() {
        favours.value = TextFormat.count(comment.favourCount, of: "favour")
        canFavour.value = !comment.isFavoured
    }

    /// Shows how long ago the comment was written.
    func showTime() {
        time.value = TextFormat.age(of: comment.writtenAt, at: timeSource.now)
    }

    func forgetHeights() {
        heights = [:]
    }

    func selectAuthor() {
        onSelectUser?(comment.authorID)
    }

    func favour() {
        guard !isFavouring, !comment.isFavoured else { return }
        isFavouring = true
        commentService.favour(commentID: comment.id, by: viewerID) { [weak self] result in
            guard let self else { return }
            isFavouring = false
            switch result {
            case .success(let favourCount):
                comment.favourCount = favourCount
                comment.isFavoured = true
                onFavour?()
            case .failure:
                onMessage?("Could not favour")
            }
        }
    }
}
