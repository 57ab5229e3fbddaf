internal import Comments
internal import Foundation
internal import HeadlessKit
internal import Model

/// Controls one row: what it shows, how high it is, and favouring its comment.
@MainActor
final class CommentCellController {
    /// The cell that shows the row, where one does. Cells are reused, so none is kept.
    var visibleCell: (() -> CommentCell?)?
    var onSelectUser: ((User.ID) -> Void)?
    var onMessage: ((String) -> Void)?

    var avatar: String { comment.authorIcon ?? "icon0" }
    var name: String { displayName(comment.authorName) }
    var time: String {
        let age = timeSource.now.timeIntervalSince(comment.writtenAt)
        switch age {
        case ..<60: return "just now"
        case ..<3_600: return "\(Int(age) / 60) min ago"
        case ..<86_400: return "\(Int(age) / 3_600) h ago"
        default: return comment.writtenAt.formatted(.iso8601.year().month().day())
        }
    }
    /// Whom the content replies to; empty where it replies to nobody.
    var mention: String { comment.repliesTo.map { "@\(displayName($0))" } ?? "" }
    /// What stands behind the mention.
    var body: String {
        let isBehindMention = comment.repliesTo != nil && !comment.content.isEmpty
        return isBehindMention ? " \(comment.content)" : comment.content
    }
    var favours: String { countText(comment.favourCount, "favour") }
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

    private func displayName(_ name: String) -> String {
        name.isEmpty ? "Anonymous" : name
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
