/// One question that a service was asked.
package enum ServiceRequest: Hashable, Sendable, CustomStringConvertible {
    case user(id: User.ID)
    case blogs(userID: User.ID, page: Int)
    case drafts(userID: User.ID)
    case like(blogID: Blog.ID)
    case share(blogID: Blog.ID)
    case follow(userID: User.ID)
    case unfollow(userID: User.ID)
    case people(viewerID: User.ID, kind: Contact.Kind)
    case add(userID: User.ID)
    case remove(userID: User.ID)
    case voices
    case play(voiceID: VoiceMessage.ID)
    case pause
    case resume
    case stop
    case comments(blogID: Blog.ID, viewerID: User.ID, page: Int)
    case favour(commentID: Comment.ID, viewerID: User.ID)

    package var operation: Operation {
        switch self {
        case .user: .user
        case .blogs: .blogs
        case .drafts: .drafts
        case .like: .like
        case .share: .share
        case .follow: .follow
        case .unfollow: .unfollow
        case .people: .people
        case .add: .add
        case .remove: .remove
        case .voices: .voices
        case .play: .play
        case .pause: .pause
        case .resume: .resume
        case .stop: .stop
        case .comments: .comments
        case .favour: .favour
        }
    }

    /// The question in words, as `blogs(2, page 1)`.
    package var description: String {
        switch self {
        case .user(let id), .drafts(let id), .like(let id), .share(let id), .follow(let id),
            .unfollow(let id), .add(let id), .remove(let id), .play(let id):
            "\(operation.rawValue)(\(id))"
        case .blogs(let userID, let page):
            "blogs(\(userID), page \(page))"
        case .voices, .pause, .resume, .stop:
            operation.rawValue
        case .comments(let blogID, let viewerID, let page):
            "comments(\(blogID), viewer \(viewerID), page \(page))"
        case .favour(let commentID, let viewerID):
            "favour(\(commentID), viewer \(viewerID))"
        case .people(let viewerID, let kind):
            "people(\(viewerID), \(kind.rawValue))"
        }
    }
}
