/// A request that a service received.
package struct ServiceRequest: Hashable, Sendable, CustomStringConvertible {
    package let operation: Operation
    /// The identifier of the requested object; `nil` if the operation needs none.
    let id: Int?
    /// The identifier of the viewer, for requests that depend on it.
    var viewerID: User.ID?
    /// The number of the requested page, from 1.
    var page: Int?
    /// The identifier of the element after which the requested page begins.
    var lastID: Int?
    /// The kind of the requested list of people.
    var kind: Contact.Kind?

    package init(_ operation: Operation, _ id: Int? = nil) {
        self.operation = operation
        self.id = id
    }

    /// The request as text, such as `blogs(2, after 26)`.
    package var description: String {
        let parts = [
            id.map(String.init), viewerID.map { "viewer \($0)" }, page.map { "page \($0)" },
            lastID.map { "after \($0)" }, kind?.rawValue,
        ].compactMap(\.self)
        return parts.isEmpty
            ? operation.rawValue : "\(operation.rawValue)(\(parts.joined(separator: ", ")))"
    }
}

extension ServiceRequest {
    package static var voices: ServiceRequest { ServiceRequest(.voices) }
    package static var pause: ServiceRequest { ServiceRequest(.pause) }
    package static var resume: ServiceRequest { ServiceRequest(.resume) }
    package static var stop: ServiceRequest { ServiceRequest(.stop) }

    package static func user(id: User.ID) -> ServiceRequest { ServiceRequest(.user, id) }

    package static func blogs(
        userID: User.ID,
        after lastID: Blog.ID?
    ) -> ServiceRequest {
        var request = ServiceRequest(.blogs, userID)
        request.lastID = lastID
        return request
    }

    package static func drafts(userID: User.ID) -> ServiceRequest {
        ServiceRequest(.drafts, userID)
    }

    package static func like(blogID: Blog.ID) -> ServiceRequest { ServiceRequest(.like, blogID) }
    package static func share(blogID: Blog.ID) -> ServiceRequest { ServiceRequest(.share, blogID) }

    package static func follow(userID: User.ID) -> ServiceRequest {
        ServiceRequest(.follow, userID)
    }

    package static func unfollow(userID: User.ID) -> ServiceRequest {
        ServiceRequest(.unfollow, userID)
    }

    package static func people(viewerID: User.ID, kind: Contact.Kind) -> ServiceRequest {
        var request = ServiceRequest(.people, viewerID)
        request.kind = kind
        return request
    }

    package static func add(userID: User.ID) -> ServiceRequest { ServiceRequest(.add, userID) }

    package static func remove(userID: User.ID) -> ServiceRequest {
        ServiceRequest(.remove, userID)
    }

    package static func play(voiceID: VoiceMessage.ID) -> ServiceRequest {
        ServiceRequest(.play, voiceID)
    }

    package static func comments(
        blogID: Blog.ID,
        viewerID: User.ID,
        after lastID: Comment.ID?
    ) -> ServiceRequest {
        var request = ServiceRequest(.comments, blogID)
        request.viewerID = viewerID
        request.lastID = lastID
        return request
    }

    package static func favour(commentID: Comment.ID, viewerID: User.ID) -> ServiceRequest {
        var request = ServiceRequest(.favour, commentID)
        request.viewerID = viewerID
        return request
    }
}

extension ServiceRequest {
    /// Creates a request for a page of a list.
    ///
    /// - Parameter page: the number of the page, from 1; `nil` to request the complete list.
    package init(_ operation: Operation, page: Int?) {
        self.init(operation)
        self.page = page
    }
}
