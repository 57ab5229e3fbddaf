internal import Comments
internal import HeadlessKit
internal import Model
internal import ModelFormatting

/// Controls the contents and the height of one row, and favours its comment.
@MainActor
final class CommentCellController {
    /// Returns the cell that shows the row; `nil` if the row is not visible. Cells are reused, so none is
    /// stored.
    var visibleCell: (() -> CommentCell?)?
    var onSelectUser: ((User.ID) -> Void)?
    var onFavour: (() -> Void)?
    var onMessage: ((String) -> Void)?

    var avatar: String { comment.authorIcon ?? "icon0" }
    var name: String { TextFormat.name(comment.authorName) }
    var time: String { TextFormat.age(of: comment.writtenAt, at: timeSource.now) }
    /// The name of the user to whom the comment replies; empty if it is no reply.
    var mention: String { comment.repliesTo.map { "@\(TextFormat.name($0))" } ?? "" }
    /// The text after the mention.
    var body: String {
        let isBehindMention = comment.repliesTo != nil && !comment.content.isEmpty
        return isBehindMention ? " \(comment.content)" : comment.content
    }
    var favours: String { TextFormat.count(comment.favourCount, of: "favour") }
    var canFavour: Bool { !comment.isFavoured }
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

    func fill(_ cell: CommentCell) {
        cell.accessibilityIdentifier = CommentsElement.Comment.row(id: comment.id)
        cell.avatarView.image = UIImage(named: avatar)
        cell.nameLabel.text = name
        showTime(in: cell)
        cell.showContent(mention: mention, body: body)
        cell.favoursLabel.text = favours
        cell.favourButton.isEnabled = canFavour
        cell.onTapAvatar = { [weak self] in self?.selectAuthor() }
        cell.onTapFavour = { [weak self] in self?.favour() }
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
                showFavours()
                onFavour?()
            case .failure:
                onMessage?("Could not favour")
            }
        }
    }

    func showTime(in cell: CommentCell) {
        cell.timeLabel.text = time
    }

    func forgetHeights() {
        heights = [:]
    }

    private func showFavours() {
        guard let cell = visibleCell?() else { return }
        cell.favoursLabel.text = favours
        cell.favourButton.isEnabled = canFavour
    }
}
