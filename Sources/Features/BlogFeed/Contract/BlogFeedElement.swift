/// The accessibility identifiers of the elements of a user’s page.
package enum BlogFeedElement {
    package static let userIcon = "user.icon"
    package static let userName = "user.name"
    package static let userSummary = "user.summary"
    package static let userBlogs = "user.blogs"
    package static let userFriends = "user.friends"
    package static let follow = "follow"
    package static let listSwitch = "switch"

    /// The elements of the list of blogs.
    package enum Blogs {
        package static let list = "blogs"
        package static let loading = "blogs.loading"
        package static let error = "blogs.error"
        package static let retry = "blogs.retry"
        package static let empty = "blogs.empty"
        package static let footer = "blogs.footer"
        package static let retryMore = "blogs.more.retry"
    }

    /// A row of the list of blogs, and the elements inside it.
    package enum Blog {
        package static func row(id: Int) -> String { "blog.\(id)" }
        package static let author = "author"
        package static let title = "title"
        package static let likes = "likes"
        package static let shares = "shares"
        package static let like = "like"
        package static let share = "share"
    }

    /// The elements of the list of drafts.
    package enum Drafts {
        package static let list = "drafts"
        package static let loading = "drafts.loading"
        package static let error = "drafts.error"
        package static let retry = "drafts.retry"
        package static let empty = "drafts.empty"
    }

    /// A row of the list of drafts, and the elements inside it.
    package enum Draft {
        package static func row(id: Int) -> String { "draft.\(id)" }
        package static let title = "title"
        package static let edited = "edited"
    }
}
