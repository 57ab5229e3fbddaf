/// One question that a service was asked.
package enum ServiceRequest: Hashable, Sendable, CustomStringConvertible {
    case user(id: User.ID)
    case blogs(userID: User.ID, page: Int)
    case drafts(userID: User.ID)
    case like(blogID: Blog.ID)
    case share(blogID: Blog.ID)
    case follow(userID: User.ID)
    case unfollow(userID: User.ID)

    package var operation: Operation {
        switch self {
        case .user: .user
        case .blogs: .blogs
        case .drafts: .drafts
        case .like: .like
        case .share: .share
        case .follow: .follow
        case .unfollow: .unfollow
        }
    }

    /// The question in words, as `blogs(2, page 1)`.
    package var description: String {
        switch self {
        case .user(let id), .drafts(let id), .like(let id), .share(let id), .follow(let id),
            .unfollow(let id):
            "\(operation.rawValue)(\(id))"
        case .blogs(let userID, let page):
            "blogs(\(userID), page \(page))"
        }
    }
}
