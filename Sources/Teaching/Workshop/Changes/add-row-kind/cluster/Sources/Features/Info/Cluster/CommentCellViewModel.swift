internal import Model
internal import ModelFormatting

/// The contents of a row that shows a comment.
struct CommentCellViewModel: InfoCellViewModelProtocol {
    let comment: Comment

    var icon: String { comment.authorIcon ?? "icon0" }
    var title: String { TextFormat.name(comment.authorName) }
    var subtitle: String { comment.content.isEmpty ? "No text" : comment.content }
    var detail: String { TextFormat.count(comment.favourCount, of: "favour") }
}
