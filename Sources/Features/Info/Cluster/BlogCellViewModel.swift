internal import Model
internal import ModelFormatting

/// The contents of a row that shows a blog.
struct BlogCellViewModel: InfoCellViewModelProtocol {
    let blog: Blog

    var icon: String { "blog" }
    var title: String { blog.title.isEmpty ? "Untitled" : blog.title }
    var subtitle: String { "Author: \(TextFormat.name(blog.authorName))" }
    var detail: String { TextFormat.count(blog.likeCount, of: "like") }
}
