internal import Comments
internal import Foundation
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The controller of a row")
    struct CommentCellControllerTests {
        private static let origin = Date(timeIntervalSince1970: 1_767_225_600)

        private let controller = Self.controller(of: Self.comment("A comment"))

        private static func controller(of comment: Model.Comment) -> CommentCellController {
            let environment = CommentsEnvironment(opening: .comments())
            return CommentCellController(
                comment: comment,
                loader: CommentsLoader(
                    blogID: 1,
                    viewerID: 1,
                    commentService: environment.dependencies.commentService,
                    timeSource: environment.dependencies.timeSource
                )
            )
        }

        /// - Parameter age: The age of the comment in seconds.
        private static func comment(
            _ content: String,
            by authorName: String = "Ada",
            icon: String? = nil,
            repliesTo: String? = nil,
            age: TimeInterval = 0,
            favourCount: Int = 1
        ) -> Model.Comment {
            Model.Comment(
                id: 7,
                authorID: 4,
                authorName: authorName,
                authorIcon: icon,
                repliesTo: repliesTo,
                content: content,
                writtenAt: origin - age,
                favourCount: favourCount
            )
        }

        @Test("A row shows its author, and defaults for a missing name and image")
        func showsAuthor() {
            #expect(controller.name == "Ada")
            #expect(controller.avatar == "icon0")
            let other = Self.controller(of: Self.comment("", by: "", icon: "icon3"))
            #expect(other.name == "Anonymous")
            #expect(other.avatar == "icon3")
        }

        @Test(
            "Times are just now below a minute and in the future, then minutes, hours, and a date",
            arguments: [
                (-60, "just now"), (0, "just now"), (59, "just now"), (60, "1 min ago"),
                (119, "1 min ago"), (120, "2 min ago"), (3_599, "59 min ago"), (3_600, "1 h ago"),
                (7_199, "1 h ago"), (86_399, "23 h ago"), (86_400, "2025-12-31"),
                (86_401, "2025-12-30"),
            ]
        )
        func writesTime(age: Int, time: String) {
            let comment = Self.comment("", age: TimeInterval(age))
            #expect(Self.controller(of: comment).age == time)
        }

        @Test("A reply mentions its addressee; a blank follows only before further content")
        func mentions() {
            #expect(controller.mention == "")
            #expect(controller.body == "A comment")
            let reply = Self.controller(of: Self.comment("Yes", repliesTo: "Bo"))
            #expect(reply.mention == "@Bo")
            #expect(reply.body == " Yes")
            let bare = Self.controller(of: Self.comment("", repliesTo: ""))
            #expect(bare.mention == "@Anonymous")
            #expect(bare.body == "")
        }

        @Test(
            "Counts are empty at 0, whole below 10,000, and then in ten thousands, truncated",
            arguments: [
                (0, ""), (1, "1 favour"), (2, "2 favours"), (9_999, "9999 favours"),
                (10_000, "1w favours"), (12_999, "1.2w favours"), (20_000, "2w favours"),
                (99_999, "9.9w favours"), (100_000, "10w favours"), (129_999, "12w favours"),
            ]
        )
        func writesCount(favourCount: Int, favours: String) {
            let comment = Self.comment("", favourCount: favourCount)
            #expect(Self.controller(of: comment).favours == favours)
        }
    }
}
