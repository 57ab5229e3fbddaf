internal import Comments
internal import HeadlessKit
internal import Model
internal import ModelFormatting

/// Controls one row: what it shows, how high it is, and favouring its comment.
@MainActor
final class CommentCellController {
    /// The cell that shows the row, where one does. Cells are reused, so none is kept.
    var visibleCell: (() -> CommentCell?)?
    var onSelectUser: ((User.ID) -> Void)?
    var onMessage: ((String) -> Void)?

    var avatar: String { comment.authorIcon ?? "icon0" }
    var name: String { TextFormat.name(comment.authorName) }
    var time: String { TextFormat.age(of: comment.writtenAt, at: timeSource.now) }
    /// Whom the content replies to; empty where it replies to nobody.
    var mention: String { comment.repliesTo.map { "@\(TextFormat.name($0))" } ?? "" }
    /// What stands behind the mention.
    var body: String {
        let isBehindMention = comment.repliesTo != nil && !comment.content.isEmpty
        return isBehindMention ? " \(comment.content)" : comment.content
    }
    var favours: String { TextFormat.count(comment.favourCount, of: "favour") }
    var canFavour: Bool { !comment.isFavoured }
    /// In lines: those of the content, and three more.
    var height: Int {
        let width = column.width
        if let height = heights[width] { return height }
        let height = column.lineCount(of: mention + body) + 3
        heights[width] = height
        return height
    }

    var comment: Comment
    private let viewerID: User.ID
    private let commentService: any CommentService
    private let timeSource: any TimeSource
    private let column: any TextColumn
    private var isFavouring = false
    /// By the width that they were computed for.
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
        cell.avatarView.image = Image(named: avatar)
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
            case .failure:
                onMessage?("Could not favour")
            }
        }
    }

    func showTime(in cell: CommentCell) {
        cell.timeLabel.text = time
    }

    private func showFavours() {
        guard let cell = visibleCell?() else { return }
        cell.favoursLabel.text = favours
        cell.favourButton.isEnabled = canFavour
    }
}
