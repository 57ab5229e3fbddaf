internal import Comments
internal import Foundation
internal import Model

/// What one row shows, how high it is, and favouring its comment. A cell binds to it while it shows the
/// row.
///
/// An observer hears of each value when it is set, and of each change after that; of the time whenever it
/// is brought up to date.
@MainActor
final class CommentCellViewModel {
    /// The object that set the closures. Only its identity is used.
    weak var observer: AnyObject?
    var onTimeChange: ((String) -> Void)? {
        didSet { onTimeChange?(time) }
    }
    var onFavoursChange: ((String) -> Void)? {
        didSet { onFavoursChange?(favours) }
    }
    var onCanFavourChange: ((Bool) -> Void)? {
        didSet { onCanFavourChange?(canFavour) }
    }
    var onSelectUser: ((User.ID) -> Void)?
    var onMessage: ((String) -> Void)?

    var identifier: String { CommentsElement.Comment.row(id: comment.id) }
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

    var comment: Comment {
        didSet {
            if comment.favourCount != oldValue.favourCount { onFavoursChange?(favours) }
            if comment.isFavoured != oldValue.isFavoured { onCanFavourChange?(canFavour) }
        }
    }
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

    /// Removes the closures. Does nothing if another observer has set them in the meantime.
    func unbind(_ observer: AnyObject) {
        guard self.observer === observer else { return }
        onTimeChange = nil
        onFavoursChange = nil
        onCanFavourChange = nil
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
            case .failure:
                onMessage?("Could not favour")
            }
        }
    }

    /// Tells the observer what ``time`` is now.
    func updateTime() {
        onTimeChange?(time)
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
