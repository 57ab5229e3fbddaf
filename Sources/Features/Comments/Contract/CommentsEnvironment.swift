package import AppSupport
internal import Foundation
internal import HeadlessKit
internal import Model
package import Scenarios

/// The test environment of the comments on a blog: a backend, a clock, a text column, a navigator,
/// and users who add comments.
package final class CommentsEnvironment: BackendEnvironment {
    /// The zero of the times in a scenario: 2026-01-01, 00:00 UTC, in seconds since 1970.
    private static let origin = 1_767_225_600
    /// The ages of the newest comments in seconds. They are at the limits of the time formats, and
    /// the first is in the future.
    private static let ages = [-30, 0, 59, 60, 119, 3_599, 3_600, 7_199, 86_399, 86_400]

    /// The text of a comment that its author has rewritten.
    private static let rewritten = String(repeating: "I have changed my mind. ", count: 4)

    private let blogID: Blog.ID
    private let viewerID: User.ID
    package let world: BackendWorld
    private let timeSource: InMemoryTimeSource
    private let column: CountingTextColumn
    private let navigator = NavigationStack()

    package init(opening: Opening) {
        blogID = opening.integer("blog", default: 1)
        viewerID = opening.integer("viewer", default: 1)
        world = BackendWorld(opening: opening)
        timeSource = InMemoryTimeSource(now: Self.date(at: opening.integer("now", default: 0)))
        column = CountingTextColumn(width: opening.integer("width", default: 40))
        for position in (0..<opening.integer("comments", default: 45)).reversed() {
            let age = position < Self.ages.count ? Self.ages[position] : position * 40_000
            world.backend.addComment(on: blogID, writtenAt: Self.date(at: -age))
        }
    }

    package var dependencies: CommentsDependencies {
        CommentsDependencies(
            blogID: blogID,
            viewerID: viewerID,
            commentService: world.backend,
            timeSource: timeSource,
            column: column,
            navigator: navigator
        )
    }

    package var navigation: NavigationStack? { navigator }

    package var counts: [String: Int] { ["heights": column.lineCountCalls] }

    /// A user adds a comment.
    package func comment() {
        world.backend.addComment(on: blogID, writtenAt: timeSource.now)
    }

    /// A user adds a comment, or the author of a comment rewrites it.
    package func happen(_ event: String, _ value: JSONValue) -> String? {
        guard case .integer(let id) = value else {
            comment()
            return nil
        }
        let isKnown = world.backend.rewriteComment(id: id, as: Self.rewritten)
        return isKnown ? nil : "there is no comment \(id)"
    }

    package func set(_ values: [String: JSONValue]) {
        if case .integer(let width)? = values["width"] { column.width = width }
        if case .integer(let seconds)? = values["now"] { timeSource.now = Self.date(at: seconds) }
        if values["favoured"] == .text("forgotten") { world.backend.forgetFavours() }
    }

    private static func date(at seconds: Int) -> Date {
        Date(timeIntervalSince1970: TimeInterval(origin + seconds))
    }
}
