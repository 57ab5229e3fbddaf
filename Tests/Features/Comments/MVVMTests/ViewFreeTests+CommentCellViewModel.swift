internal import Comments
internal import DataBinding
internal import Foundation
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// The service knows of this comment too: comment 7 has one favour.
    @MainActor
    @Suite("The view model of a row")
    struct CommentCellViewModelTests {
        private let environment = CommentsEnvironment(opening: .comments(count: 7))
        private let viewModel: CommentCellViewModel

        init() {
            viewModel = Self.viewModel(of: Self.comment("A comment"), in: environment)
        }

        private static func viewModel(
            of comment: Model.Comment,
            in environment: CommentsEnvironment
        ) -> CommentCellViewModel {
            let dependencies = environment.dependencies
            return CommentCellViewModel(
                comment: comment,
                viewerID: 1,
                commentService: dependencies.commentService,
                now: Bindable(dependencies.timeSource.now),
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

        private func viewModel(of comment: Model.Comment) -> CommentCellViewModel {
            Self.viewModel(of: comment, in: environment)
        }

        @Test("A row shows its author, or that there is no name and no image")
        func showsAuthor() {
            #expect(viewModel.id == 7)
            #expect(viewModel.name == "Ada")
            #expect(viewModel.avatar == "icon0")
            let other = viewModel(of: Self.comment("", by: "", icon: "icon3"))
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
            let row = viewModel(of: comment)
            #expect(row.age(at: row.now.value) == time)
        }

        @Test("A reply mentions whom it replies to; where that is all, no blank follows")
        func mentions() {
            #expect(viewModel.mention == "")
            #expect(viewModel.body == "A comment")
            let reply = viewModel(of: Self.comment("Yes", repliesTo: "Bo"))
            #expect(reply.mention == "@Bo")
            #expect(reply.body == " Yes")
            let bare = viewModel(of: Self.comment("", repliesTo: ""))
            #expect(bare.mention == "@Anonymous")
            #expect(bare.body == "")
        }

        @Test("A row is as high as mention and body have lines, and three more")
        func height() {
            #expect(viewModel.height == 4)
            environment.set(["width": .integer(10)])
            let reply = Self.comment("12345 78", repliesTo: "12345678")
            #expect(viewModel(of: reply).height == 5)
        }

        @Test("A height is computed once for each width")
        func computesHeightOnce() {
            let heights = [40, 5, 40, 5].map { width in
                environment.set(["width": .integer(width)])
                return [viewModel.height, viewModel.height]
            }
            #expect(heights == [[4, 4], [6, 6], [4, 4], [6, 6]])
            #expect(environment.counts == ["heights": 2])
        }

        @Test("A new content has a new height at each width; other changes keep the heights")
        func computesHeightOfNewContent() {
            #expect(viewModel.height == 4)
            viewModel.comment.favourCount = 2
            #expect(viewModel.height == 4)
            #expect(environment.counts == ["heights": 1])
            viewModel.comment.content = String(repeating: "A comment. ", count: 4)
            #expect(viewModel.height == 5)
            environment.set(["width": .integer(20)])
            #expect(viewModel.height == 6)
            #expect(environment.counts == ["heights": 3])
        }

        @Test("A forgotten height is computed again")
        func forgetsHeights() {
            #expect(viewModel.height == 4)
            viewModel.forgetHeights()
            #expect(viewModel.height == 4)
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
            let row = viewModel(of: comment)
            #expect(row.favours.value == favours)
        }

        @Test("Who taps the image is led to the author")
        func selectsAuthor() {
            var selected: [User.ID] = []
            viewModel.onSelectUser = { selected.append($0) }
            viewModel.selectAuthor()
            #expect(selected == [4])
        }

        @Test("A favour shows when the service replies, and is not asked for again")
        func favours() {
            viewModel.favour()
            viewModel.favour()
            #expect(viewModel.favours.value == "1 favour")
            #expect(viewModel.canFavour.value)
            environment.deliver(.all)
            #expect(viewModel.favours.value == "2 favours")
            #expect(!viewModel.canFavour.value)
            viewModel.favour()
            #expect(environment.requests == [.favour(commentID: 7, viewerID: 1)])
        }

        @Test("A favour that fails says so and changes nothing else; it can be tried again")
        func favourFails() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            environment.fail(.favour)
            viewModel.favour()
            environment.deliver(.all)
            #expect(messages == ["Could not favour"])
            #expect(viewModel.favours.value == "1 favour")
            #expect(viewModel.canFavour.value)
            viewModel.favour()
            environment.deliver(.all)
            #expect(viewModel.favours.value == "2 favours")
        }

        @Test("Only a favour that succeeds is reported")
        func reportsFavour() {
            var reportCount = 0
            viewModel.onFavour = { reportCount += 1 }
            environment.fail(.favour)
            viewModel.favour()
            environment.deliver(.all)
            #expect(reportCount == 0)
            viewModel.favour()
            environment.deliver(.all)
            #expect(reportCount == 1)
        }

        @Test("An observer receives each value at once, and then every change")
        func observes() {
            let observer = Observer()
            var times: [String] = []
            var favours: [String] = []
            var canFavour: [Bool] = []
            viewModel.now.bind(to: observer) { times.append(viewModel.age(at: $1)) }
            viewModel.favours.bind(to: observer) { favours.append($1) }
            viewModel.canFavour.bind(to: observer) { canFavour.append($1) }
            viewModel.favour()
            environment.deliver(.all)
            viewModel.now.value.addTimeInterval(60)
            #expect(times == ["just now", "1 min ago"])
            #expect(favours == ["1 favour", "2 favours"])
            #expect(canFavour == [true, false])
        }

        @Test("An observer that has unbound itself receives nothing")
        func unbinds() {
            let observer = Observer()
            var changeCount = 0
            viewModel.favours.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel.now.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel.canFavour.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel.unbind(observer)
            changeCount = 0
            viewModel.favour()
            viewModel.now.value.addTimeInterval(60)
            environment.deliver(.all)
            #expect(changeCount == 0)
        }

        @Test("A reused cell unbinds only itself: the cell that shows the row now is updated")
        func unbindsOnlyItself() {
            let reused = Observer()
            let current = Observer()
            var heard: [String] = []
            viewModel.favours.bind(to: reused) { _, _ in }
            viewModel.favours.bind(to: current) { heard.append($1) }
            viewModel.unbind(reused)
            viewModel.favour()
            environment.deliver(.all)
            #expect(heard == ["1 favour", "2 favours"])
        }

        @Test("A reply that comes when the row is gone does nothing and keeps nothing alive")
        func releases() {
            var viewModel: CommentCellViewModel? = Self.viewModel(
                of: Self.comment(""),
                in: environment
            )
            weak let released = viewModel
            var messages: [String] = []
            viewModel?.onMessage = { messages.append($0) }
            environment.fail(.favour)
            viewModel?.favour()
            viewModel = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(messages.isEmpty)
        }
    }
}
