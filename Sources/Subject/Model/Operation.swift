/// An operation of a service. Each service adds its own.
package struct Operation: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name of the operation in scenarios.
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    package var description: String { rawValue }
}

extension Operation {
    // Computed, because a stored static property is initialized at its first use, and the
    // measurement of the first call would include that.
    package static var user: Operation { Operation(rawValue: "user") }
    package static var blogs: Operation { Operation(rawValue: "blogs") }
    package static var drafts: Operation { Operation(rawValue: "drafts") }
    package static var like: Operation { Operation(rawValue: "like") }
    package static var share: Operation { Operation(rawValue: "share") }
    package static var follow: Operation { Operation(rawValue: "follow") }
    package static var unfollow: Operation { Operation(rawValue: "unfollow") }
    package static var people: Operation { Operation(rawValue: "people") }
    package static var add: Operation { Operation(rawValue: "add") }
    package static var remove: Operation { Operation(rawValue: "remove") }
    package static var voices: Operation { Operation(rawValue: "voices") }
    package static var play: Operation { Operation(rawValue: "play") }
    package static var pause: Operation { Operation(rawValue: "pause") }
    package static var resume: Operation { Operation(rawValue: "resume") }
    package static var stop: Operation { Operation(rawValue: "stop") }
    package static var comments: Operation { Operation(rawValue: "comments") }
    package static var favour: Operation { Operation(rawValue: "favour") }
}
