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
    @Suite("The presenter of a row")
    struct CommentCellPresenterTests {
        private let environment = CommentsEnvironment(opening: .comments(count: 7))
        private let view = CommentCellSpy()
        private let presenter: CommentCellPresenter

        init() {
            presenter = Self.presenter(of: Self.comment("A comment"), in: environment)
        }

        private static func presenter(
            of comment: Model.Comment,
            in environment: CommentsEnvironment
        ) -> CommentCellPresenter {
            let dependencies = environment.dependencies
            return CommentCellPresenter(
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

        /// Returns the calls to a view that attaches itself to the row of a comment.
        private func calls(for comment: Model.Comment) -> [CommentCellSpy.Call] {
            Self.presenter(of: comment, in: environment).attach(view)
            defer { view.calls = [] }
            return view.calls
        }

        /// Attaches the view, and forgets the calls.
        private func attach() {
            presenter.attach(view)
            view.calls = []
        }

        @Test("An attached view receives all values of the comment")
        func shows() {
            presenter.attach(view)
            #expect(
                view.calls == [
                    .showAvatar("icon0"),
                    .showName("Ada"),
                    .showTime("just now"),
                    .showContent(mention: "", body: "A comment"),
                    .showFavours("1 favour"),
                    .enableFavour(true),
                ]
            )
        }

        @Test("An author without a name is Anonymous, and an author with an image shows it")
        func showsAuthor() {
            let calls = calls(for: Self.comment("", by: "", icon: "icon3"))
            #expect(calls.contains(.showName("Anonymous")))
            #expect(calls.contains(.showAvatar("icon3")))
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
            #expect(calls(for: comment).contains(.showTime(time)))
        }

        @Test("A reply mentions its addressee; a blank follows only before further content")
        func mentions() {
            let reply = calls(for: Self.comment("Yes", repliesTo: "Bo"))
            #expect(reply.contains(.showContent(mention: "@Bo", body: " Yes")))
            let bare = calls(for: Self.comment("", repliesTo: ""))
            #expect(bare.contains(.showContent(mention: "@Anonymous", body: "")))
        }

        @Test("The height of a row is the lines of mention and body, and three more")
        func height() {
            #expect(presenter.height == 4)
            environment.set(["width": .integer(10)])
            let reply = Self.comment("12345 78", repliesTo: "12345678")
            #expect(Self.presenter(of: reply, in: environment).height == 5)
        }

        @Test("A height is computed once for each width")
        func computesHeightOnce() {
            let heights = [40, 5, 40, 5].map { width in
                environment.set(["width": .integer(width)])
                return [presenter.height, presenter.height]
            }
            #expect(heights == [[4, 4], [6, 6], [4, 4], [6, 6]])
            #expect(environment.counts == ["heights": 2])
        }

        @Test("A new content has a new height at each width; other changes keep the heights")
        func computesHeightOfNewContent() {
            #expect(presenter.height == 4)
            presenter.comment.favourCount = 2
            #expect(presenter.height == 4)
            #expect(environment.counts == ["heights": 1])
            presenter.comment.content = String(repeating: "A comment. ", count: 4)
            #expect(presenter.height == 5)
            environment.set(["width": .integer(20)])
            #expect(presenter.height == 6)
            #expect(environment.counts == ["heights": 3])
        }

        @Test("A forgotten height is computed again")
        func forgetsHeights() {
            #expect(presenter.height == 4)
            presenter.forgetHeights()
            #expect(presenter.height == 4)
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
            let calls = calls(for: Self.comment("", favourCount: favourCount))
            #expect(calls.contains(.showFavours(favours)))
        }

        @Test("A tap on the image opens the author")
        func selectsAuthor() {
            var selected: [User.ID] = []
            presenter.onSelectUser = { selected.append($0) }
            presenter.didTapAvatar()
            #expect(selected == [4])
        }

        @Test("A favour shows when the service replies, and is not requested again")
        func favours() {
            attach()
            presenter.didTapFavour()
            presenter.didTapFavour()
            #expect(view.calls.isEmpty)
            environment.deliver(.all)
            #expect(view.calls == [.showFavours("2 favours"), .enableFavour(false)])
            presenter.didTapFavour()
            #expect(environment.requests == [.favour(commentID: 7, viewerID: 1)])
        }

        @Test("A failed favour is reported and changes nothing else; it can be tried again")
        func favourFails() {
            attach()
            var messages: [String] = []
            presenter.onMessage = { messages.append($0) }
            environment.fail(.favour)
            presenter.didTapFavour()
            environment.deliver(.all)
            #expect(messages == ["Could not favour"])
            #expect(view.calls.isEmpty)
            presenter.didTapFavour()
            environment.deliver(.all)
            #expect(view.calls.contains(.showFavours("2 favours")))
        }

        @Test("Only a favour that succeeds is reported")
        func reportsFavour() {
            var reportCount = 0
            presenter.onFavour = { reportCount += 1 }
            environment.fail(.favour)
            presenter.didTapFavour()
            environment.deliver(.all)
            #expect(reportCount == 0)
            presenter.didTapFavour()
            environment.deliver(.all)
            #expect(reportCount == 1)
        }

        @Test("A detached view receives nothing, and the next view receives all values")
        func detaches() {
            attach()
            presenter.didTapFavour()
            presenter.detach(view)
            environment.set(["now": .integer(60)])
            presenter.showTime()
            environment.deliver(.all)
            #expect(view.calls.isEmpty)
            presenter.attach(view)
            #expect(view.calls.contains(.showTime("1 min ago")))
            #expect(view.calls.contains(.showFavours("2 favours")))
            #expect(view.calls.contains(.enableFavour(false)))
        }

        @Test("A reused cell detaches only itself: the cell that shows the row now is updated")
        func detachesOnlyItself() {
            let reused = CommentCellSpy()
            presenter.attach(reused)
            attach()
            presenter.detach(reused)
            presenter.didTapFavour()
            environment.deliver(.all)
            #expect(view.calls == [.showFavours("2 favours"), .enableFavour(false)])
        }

        @Test("A reply after the release of the row does nothing and keeps nothing alive")
        func releases() {
            var presenter: CommentCellPresenter? = Self.presenter(
                of: Self.comment(""),
                in: environment
            )
            weak let released = presenter
            var messages: [String] = []
            presenter?.onMessage = { messages.append($0) }
            environment.fail(.favour)
            presenter?.didTapFavour()
            presenter = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(messages.isEmpty)
        }

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            var view: CommentCellSpy? = CommentCellSpy()
            view.map(presenter.attach)
            #expect(presenter.view != nil)
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
