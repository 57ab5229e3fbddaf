internal import Comments
internal import DataBinding
internal import Foundation
internal import Model
internal import ModelFormatting

/// The contents and the height of one row, which can favour its comment. A cell binds itself to the
/// contents while it shows the row.
@MainActor
final class CommentCellViewModel {
    /// The current time, which all rows share.
    let now: Bindable<Date>
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
    private let column: any TextColumn
    /// The heights by the width of the column.
    private var heights: [Int: Int] = [:]

    init(
        comment: Comment,
        viewerID: User.ID,
        commentService: any CommentService,
        now: Bindable<Date>,
        column: any TextColumn
    ) {
        self.comment = comment
        self.viewerID = viewerID
        self.commentService = commentService
        self.now = now
        self.column = column
        showComment()
    }

    /// Removes the bindings of an observer.
    func unbind(_ observer: AnyObject) {
        now.unbind(observer)
        favours.unbind(observer)
        canFavour.unbind(observer)
    }

    private func showComment() {
        favours.value = TextFormat.count(comment.favourCount, of: "favour")
        canFavour.value = !comment.isFavoured
    }

    /// Returns how long ago the comment was written.
    func age(at now: Date) -> String {
        TextFormat.age(of: comment.writtenAt, at: now)
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
                var favoured = comment
                favoured.favourCount = favourCount
                favoured.isFavoured = true
                comment = favoured
                onFavour?()
            case .failure:
                onMessage?("Could not favour")
            }
        }
    }
}
