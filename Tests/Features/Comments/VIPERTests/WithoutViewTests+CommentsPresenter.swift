internal import CellTesting
internal import Comments
internal import Foundation
internal import Scripts
internal import Testing

@testable internal import CommentsVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The presenter of comments")
    struct CommentsPresenterTests {
        let interactor = CommentsInteractorSpy()
        let router = CommentsRouterSpy()
        let view = CommentsViewSpy()
        let presenter: CommentsPresenter

        let environment = CommentsEnvironment(opening: .comments(count: 0))

        init() {
            presenter = CommentsPresenter(
                interactor: interactor,
                router: router,
                column: environment.dependencies.column
            )
            presenter.view = view
        }

        static func summary(
            id: Int,
            authorName: String = "Ada",
            authorIcon: String? = nil,
            repliesTo: String? = nil,
            content: String = "A comment",
            age: TimeInterval = 0,
            favourCount: Int = 0,
            isFavoured: Bool = false
        ) -> CommentSummary {
            CommentSummary(
                id: id,
                authorID: id + 10,
                authorName: authorName,
                authorIcon: authorIcon,
                repliesTo: repliesTo,
                content: content,
                writtenAt: Date(timeIntervalSince1970: 1_767_225_600 - age),
                age: age,
                favourCount: favourCount,
                isFavoured: isFavoured
            )
        }

        static func summaries(_ ids: ClosedRange<Int>) -> [CommentSummary] {
            ids.reversed().map { summary(id: $0) }
        }

        /// Lists two comments.
        func list() {
            interactor.comments = Self.summaries(3...4)
        }

        @Test("Each thing that a person does is the interactor's to decide")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            presenter.willDisplayRow(at: 1)
            presenter.didTapRetryMore()
            #expect(
                interactor.calls == [
                    .start, .fetchComments, .refreshComments,
                    .fetchMoreComments(behind: 1),
                    .retryFetchingMoreComments,
                ]
            )
            #expect(view.calls.isEmpty)
        }

        @Test("Loading shows until the first page has come")
        func loads() {
            presenter.didBeginFetchingComments()
            #expect(view.calls == [.showLoading])
            #expect(presenter.numberOfRows == 0)
            view.calls = []
            list()
            presenter.didFetchComments()
            #expect(view.calls == [.showRows, .reloadRows])
            #expect(presenter.numberOfRows == 2)
        }

        @Test("A first page that fails says so in place")
        func loadFails() {
            presenter.didFailToFetchComments()
            #expect(view.calls == [.showError("Could not load comments")])
        }

        @Test("No comments at all say so")
        func noComments() {
            presenter.didFetchComments()
            #expect(view.calls == [.showEmpty("No comments yet"), .reloadRows])
        }

        @Test("A refresh that fails says so")
        func refreshFails() {
            presenter.didFailToRefreshComments()
            #expect(view.calls == [.showToast("Could not refresh")])
        }

        @Test("Further pages show behind the rows that are there")
        func loadsMore() {
            presenter.didFetchMoreComments()
            #expect(view.calls == [.reloadRows])
        }

        @Test(
            "The footer tells how paging stands",
            arguments: [
                (PagingSummary.idle, CommentsViewSpy.Call.hideFooter),
                (.running, .showFooter("Loading more…", canRetry: false)),
                (.failed, .showFooter("Could not load more", canRetry: true)),
                (.complete, .showFooter("No more comments", canRetry: false)),
            ]
        )
        func tellsPaging(paging: PagingSummary, call: CommentsViewSpy.Call) {
            presenter.didChangePaging(paging)
            #expect(view.calls == [call])
        }

        @Test("The presenter keeps no view alive, and works on without")
        func keepsNoView() {
            var view: CommentsViewSpy? = CommentsViewSpy()
            presenter.view = view
            presenter.viewDidLoad()
            view = nil
            #expect(presenter.view == nil)
            environment.set(["width": .integer(20)])
            presenter.didChangeAges()
            list()
            presenter.didFetchComments()
            #expect(presenter.numberOfRows == 2)
        }
    }
}
