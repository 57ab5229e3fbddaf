internal import Comments
internal import Foundation
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// The service contains this comment, too: comment 7 has one favour.
    @MainActor
    @Suite("The controller of a row")
    struct CommentCellControllerTests {
        private let environment = CommentsEnvironment(opening: .comments(count: 7))
        private let controller: CommentCellController

        init() {
            controller = Self.controller(of: Self.comment("A comment"), in: environment)
        }

        private static func controller(
            of comment: Model.Comment,
            in environment: CommentsEnvironment
        ) -> CommentCellController {
            let dependencies = environment.dependencies
            return CommentCellController(
                comment: comment,
                viewerID: 1,
                commentService: dependencies.commentService,
                timeSource: dependencies.timeSource,
                column: dependencies.column
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
                writtenAt: Date(timeIntervalSince1970: 1_767_225_600 - age),
                favourCount: favourCount
            )
        }

        private func controller(of comment: Model.Comment) -> CommentCellController {
            Self.controller(of: comment, in: environment)
        }

        @Test("A row shows its author, and defaults for a missing name and image")
        func showsAuthor() {
            #expect(controller.name == "Ada")
            #expect(controller.avatar == "icon0")
            let other = controller(of: Self.comment("", by: "", icon: "icon3"))
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
            #expect(controller(of: comment).time == time)
        }

        @Test("A reply mentions its addressee; a blank follows only before further content")
        func mentions() {
            #expect(controller.mention == "")
            #expect(controller.body == "A comment")
            let reply = controller(of: Self.comment("Yes", repliesTo: "Bo"))
            #expect(reply.mention == "@Bo")
            #expect(reply.body == " Yes")
            let bare = controller(of: Self.comment("", repliesTo: ""))
            #expect(bare.mention == "@Anonymous")
            #expect(bare.body == "")
        }

        @Test("The height of a row is the lines of mention and body, and three more")
        func height() {
            #expect(controller.height == 4)
            environment.set(["width": .integer(10)])
            let reply = Self.comment("12345 78", repliesTo: "12345678")
            #expect(controller(of: reply).height == 5)
        }

        @Test("A height is computed once for each width")
        func computesHeightOnce() {
            let heights = [40, 5, 40, 5].map { width in
                environment.set(["width": .integer(width)])
                return [controller.height, controller.height]
            }
            #expect(heights == [[4, 4], [6, 6], [4, 4], [6, 6]])
            #expect(environment.counts == ["heights": 2])
        }

        @Test("A new content has a new height at each width; other changes keep the heights")
        func computesHeightOfNewContent() {
            #expect(controller.height == 4)
            controller.comment.favourCount = 2
            #expect(controller.height == 4)
            #expect(environment.counts == ["heights": 1])
            controller.comment.content = String(repeating: "A comment. ", count: 4)
            #expect(controller.height == 5)
            environment.set(["width": .integer(20)])
            #expect(controller.height == 6)
            #expect(environment.counts == ["heights": 3])
        }

        @Test("A forgotten height is computed again")
        func forgetsHeights() {
            #expect(controller.height == 4)
            controller.forgetHeights()
            #expect(controller.height == 4)
            #expect(environment.counts == ["heights": 2])
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
            #expect(controller(of: comment).favours == favours)
        }

        @Test("A tap on the image opens the author")
        func selectsAuthor() {
            var selected: [User.ID] = []
            controller.onSelectUser = { selected.append($0) }
            controller.selectAuthor()
            #expect(selected == [4])
        }

        @Test("A favour shows when the service replies, and is not requested again")
        func favours() {
            controller.favour()
            controller.favour()
            #expect(controller.favours == "1 favour")
            #expect(controller.canFavour)
            environment.deliver(.all)
            #expect(controller.favours == "2 favours")
            #expect(!controller.canFavour)
            controller.favour()
            #expect(environment.requests == [.favour(commentID: 7, viewerID: 1)])
        }

        @Test("A failed favour is reported and changes nothing else; it can be tried again")
        func favourFails() {
            var messages: [String] = []
            controller.onMessage = { messages.append($0) }
            environment.fail(.favour)
            controller.favour()
            environment.deliver(.all)
            #expect(messages == ["Could not favour"])
            #expect(controller.favours == "1 favour")
            #expect(controller.canFavour)
            controller.favour()
            environment.deliver(.all)
            #expect(controller.favours == "2 favours")
        }

        @Test("Only a favour that succeeds is reported")
        func reportsFavour() {
            var reportCount = 0
            controller.onFavour = { reportCount += 1 }
            environment.fail(.favour)
            controller.favour()
            environment.deliver(.all)
            #expect(reportCount == 0)
            controller.favour()
            environment.deliver(.all)
            #expect(reportCount == 1)
        }

        @Test("A reply after the release of the row does nothing and keeps nothing alive")
        func releases() {
            var controller: CommentCellController? = Self.controller(
                of: Self.comment(""),
                in: environment
            )
            weak let released = controller
            var messages: [String] = []
            controller?.onMessage = { messages.append($0) }
            environment.fail(.favour)
            controller?.favour()
            controller = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(messages.isEmpty)
        }
    }
}
