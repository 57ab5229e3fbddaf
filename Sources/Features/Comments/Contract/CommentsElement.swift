/// The accessibility identifiers of the elements of the comments on a blog.
package enum CommentsElement {
    package static let list = "comments"
    package static let loading = "comments.loading"
    package static let error = "comments.error"
    package static let retry = "comments.retry"
    package static let empty = "comments.empty"
    package static let footer = "comments.footer"
    package static let retryMore = "comments.more.retry"

    /// A row, and the elements inside it.
    package enum Comment {
        package static func row(id: Int) -> String { "comment.\(id)" }
        package static let avatar = "avatar"
        package static let name = "name"
        package static let time = "time"
        package static let content = "content"
        package static let favours = "favours"
        package static let favour = "favour"
    }
}
