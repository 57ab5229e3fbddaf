internal import Comments
internal import HeadlessKit
internal import Model
internal import ModelFormatting

/// Controls one row: writes the texts of its comment, and forwards favours to the model object.
///
/// It has no state: the controller of the list creates it for each cell that it fills, and does not store
/// it.
@MainActor
final class CommentCellController {
    var avatar: String { comment.authorIcon ?? "icon0" }
    var name: String { TextFormat.name(comment.authorName) }
    var age: String { TextFormat.age(of: comment.writtenAt, at: loader.now) }
    /// The name of the user to whom the comment replies; empty if it is no reply.
    var mention: String { comment.repliesTo.map { "@\(TextFormat.name($0))" } ?? "" }
    /// The text after the mention.
    var body: String {
        let followsMention = comment.repliesTo != nil && !comment.content.isEmpty
        return followsMention ? " \(comment.content)" : comment.content
    }
    var favours: String { TextFormat.count(comment.favourCount, of: "favour") }
    var canFavour: Bool { !comment.isFavoured }

    private let comment: Comment
    private let loader: CommentsLoader

    init(comment: Comment, loader: CommentsLoader) {
        self.comment = comment
        self.loader = loader
    }

    func fill(_ cell: CommentCell) {
        cell.accessibilityIdentifier = CommentsElement.Comment.row(id: comment.id)
        cell.avatarView.image = UIImage(named: avatar)
        cell.nameLabel.text = name
        showAge(in: cell)
        cell.showContent(mention: mention, body: body)
        update(cell)
        cell.onTapFavour = { [loader, id = comment.id] in loader.favour(id) }
    }

    /// Shows the parts of the comment that can change while a cell shows it.
    func update(_ cell: CommentCell) {
        cell.favoursLabel.text = favours
        cell.favourButton.isEnabled = canFavour
    }

    /// Shows how long ago the comment was written.
    func showAge(in cell: CommentCell) {
        cell.timeLabel.text = age
    }
}
