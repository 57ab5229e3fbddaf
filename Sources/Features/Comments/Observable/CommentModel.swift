internal import Comments
internal import Model
internal import ModelFormatting
internal import Observation
internal import StateManagement

/// The contents and the height of one row, which can favour its comment.
@MainActor
@Observable
final class CommentModel: Identifiable {
    @ObservationIgnored var onSelectUser: ((User.ID) -> Void)?
    @ObservationIgnored var onFavour: (() -> Void)?
    @ObservationIgnored var onMessage: ((String) -> Void)?

    private var comment: Comment
    private let viewerID: User.ID
    @ObservationIgnored private let commentService: any CommentService
    private let clock: ClockModel
    @ObservationIgnored private let column: any TextColumn
    /// The heights by the width of the column.
    @ObservationIgnored private var heights: [Int: Int] = [:]

    let id: Comment.ID
    var avatar: String { comment.authorIcon ?? "icon0" }
    var name: String { TextFormat.name(comment.authorName) }
    var time: String { TextFormat.age(of: comment.writtenAt, at: clock.now) }
    /// The name of the user to whom the comment replies; empty if it is no reply.
    var mention: String { comment.repliesTo.map { "@\(TextFormat.name($0))" } ?? "" }
    /// The text after the mention.
    var body: String {
        let followsMention = comment.repliesTo != nil && !comment.content.isEmpty
        return followsMention ? " \(comment.content)" : comment.content
    }
    var favours: String { TextFormat.count(comment.favourCount, of: "favour") }
    var canFavour: Bool { !comment.isFavoured }
    /// Indicates whether a request runs. If so, the object is kept although its row is gone.
    @ObservationIgnored private(set) var isFavouring = false
    /// The height in lines: the lines of the content and three more.
    var height: Int {
        let width = column.width
        if let height = heights[width] { return height }
        let height = column.lineCount(of: mention + body) + 3
        heights[width] = height
        return height
    }

    init(
        comment: Comment,
        viewerID: User.ID,
        commentService: any CommentService,
        clock: ClockModel,
        column: any TextColumn
    ) {
        id = comment.id
        self.comment = comment
        self.viewerID = viewerID
        self.commentService = commentService
        self.clock = clock
        self.column = column
    }

    /// Shows a comment that the service has sent.
    func update(_ comment: Comment) {
        // The heights are those of the previous content.
        if comment.content != self.comment.content { forgetHeights() }
        self.comment = comment
    }

    func forgetHeights() {
        heights = [:]
    }

    func selectAuthor() {
        onSelectUser?(comment.authorID)
    }

    func favour() async {
        guard !isFavouring, !comment.isFavoured else { return }
        isFavouring = true
        defer { isFavouring = false }
        do {
            comment.favourCount = try await commentService.favour(commentID: id, by: viewerID)
            comment.isFavoured = true
            onFavour?()
        } catch is CancellationError {
            return
        } catch {
            onMessage?("Could not favour")
        }
    }
}
