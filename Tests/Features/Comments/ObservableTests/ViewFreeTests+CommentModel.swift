internal import Comments
internal import Foundation
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// The service knows of this comment too: comment 7 has one favour.
    @MainActor
    @Suite("The model of a row")
    struct CommentModelTests {
        private let environment = CommentsEnvironment(opening: .comments(count: 7))
        private let model: CommentModel

        init() {
            model = Self.model(of: Self.comment("A comment"), in: environment)
        }

        private static func model(
            of comment: Model.Comment,
            at clock: ClockModel? = nil,
            in environment: CommentsEnvironment
        ) -> CommentModel {
            let dependencies = environment.dependencies
            return CommentModel(
                comment: comment,
                viewerID: 1,
                commentService: dependencies.commentService,
                clock: clock ?? ClockModel(timeSource: dependencies.timeSource),
                column: dependencies.column
            )
        }

        /// - Parameter age: in seconds.
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

        private func model(of comment: Model.Comment) -> CommentModel {
            Self.model(of: comment, in: environment)
        }

        @Test("A row shows its author, or that there is no name and no image")
        func showsAuthor() {
            #expect(model.id == 7)
            #expect(model.name == "Ada")
            #expect(model.avatar == "icon0")
            let other = model(of: Self.comment("", by: "", icon: "icon3"))
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
            let row = model(of: comment)
            #expect(row.time == time)
        }

        @Test("A reply mentions whom it replies to; where that is all, no blank follows")
        func mentions() {
            #expect(model.mention == "")
            #expect(model.body == "A comment")
            let reply = model(of: Self.comment("Yes", repliesTo: "Bo"))
            #expect(reply.mention == "@Bo")
            #expect(reply.body == " Yes")
            let bare = model(of: Self.comment("", repliesTo: ""))
            #expect(bare.mention == "@Anonymous")
            #expect(bare.body == "")
        }

        @Test("A row is as high as mention and body have lines, and three more")
        func height() {
            #expect(model.height == 4)
            environment.set(["width": .integer(10)])
            let reply = Self.comment("12345 78", repliesTo: "12345678")
            #expect(model(of: reply).height == 5)
        }

        @Test("A height is computed once for each width")
        func computesHeightOnce() {
            let heights = [40, 5, 40, 5].map { width in
                environment.set(["width": .integer(width)])
                return [model.height, model.height]
            }
            #expect(heights == [[4, 4], [6, 6], [4, 4], [6, 6]])
            #expect(environment.counts == ["heights": 2])
        }

        @Test("A new content has a new height at each width; other changes keep the heights")
        func computesHeightOfNewContent() {
            #expect(model.height == 4)
            model.update(Self.comment("A comment", favourCount: 2))
            #expect(model.height == 4)
            #expect(environment.counts == ["heights": 1])
            model.update(Self.comment(String(repeating: "A comment. ", count: 4)))
            #expect(model.height == 5)
            environment.set(["width": .integer(20)])
            #expect(model.height == 6)
            #expect(environment.counts == ["heights": 3])
        }

        @Test("A forgotten height is computed again")
        func forgetsHeights() {
            #expect(model.height == 4)
            model.forgetHeights()
            #expect(model.height == 4)
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
            let row = model(of: comment)
            #expect(row.favours == favours)
        }

        @Test("Who taps the image is led to the author")
        func selectsAuthor() {
            var selected: [User.ID] = []
            model.onSelectUser = { selected.append($0) }
            model.selectAuthor()
            #expect(selected == [4])
        }

        @Test("A favour shows when the service replies, and is not requested again")
        func favours() {
            start(model.favour)
            start(model.favour)
            #expect(model.favours == "1 favour")
            #expect(model.canFavour)
            environment.settle()
            #expect(model.favours == "2 favours")
            #expect(!model.canFavour)
            start(model.favour)
            #expect(environment.requests == [.favour(commentID: 7, viewerID: 1)])
        }

        @Test("A failed favour is reported and changes nothing else; it can be tried again")
        func favourFails() {
            let log = Log()
            model.onMessage = { log.messages.append($0) }
            environment.fail(.favour)
            start(model.favour)
            environment.settle()
            #expect(log.messages == ["Could not favour"])
            #expect(model.favours == "1 favour")
            #expect(model.canFavour)
            start(model.favour)
            environment.settle()
            #expect(model.favours == "2 favours")
        }

        @Test("A cancelled favour shows no failure and changes nothing")
        func cancels() {
            let log = Log()
            model.onMessage = { log.messages.append($0) }
            let favouring = start(model.favour)
            MainActorQueue.settle { favouring?.cancel() }
            #expect(!model.isFavouring)
            environment.settle()
            #expect(log.messages == [])
            #expect(model.favours == "1 favour")
        }

        @Test("Only a favour that succeeds is reported")
        func reportsFavour() {
            let log = Log()
            model.onFavour = { log.favourCount += 1 }
            environment.fail(.favour)
            start(model.favour)
            environment.settle()
            #expect(log.favourCount == 0)
            start(model.favour)
            environment.settle()
            #expect(log.favourCount == 1)
        }

        @MainActor
        private final class Log {
            var favourCount = 0
            var messages: [String] = []
        }

        @Test("The time follows the clock")
        func followsClock() {
            let clock = ClockModel(timeSource: environment.dependencies.timeSource)
            let row = Self.model(of: Self.comment(""), at: clock, in: environment)
            clock.start()
            environment.set(["now": .integer(60)])
            #expect(row.time == "1 min ago")
        }

        @Test("A comment that the service has sent is shown")
        func updates() {
            model.update(Self.comment("A comment", favourCount: 9))
            #expect(model.favours == "9 favours")
        }
    }
}
