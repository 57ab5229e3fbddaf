internal import Comments
internal import Foundation
internal import ImplementationTesting
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of comments")
    struct CommentsPresenterTests {
        static let now = Date(timeIntervalSince1970: 1_767_225_600)

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
                writtenAt: now - age,
                favourCount: favourCount,
                isFavoured: isFavoured
            )
        }

        static func summaries(_ ids: ClosedRange<Int>) -> [CommentSummary] {
            ids.reversed().map { summary(id: $0) }
        }

        /// Lists the comments 4 and 3, and forgets the calls.
        func list() {
            presenter.didFetchComments(Self.summaries(3...4))
            view.calls = []
        }

        @Test("User actions go to the interactor")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            presenter.didTapRetryMore()
            #expect(
                interactor.calls == [
                    .start, .fetchComments, .refreshComments, .retryFetchingMoreComments,
                ]
            )
            #expect(view.calls.isEmpty)
        }

        @Test("The loading indicator shows until the first page arrives")
        func loads() {
            presenter.didBeginFetchingComments()
            #expect(presenter.numberOfRows == 0)
            presenter.didFetchComments(Self.summaries(3...4))
            #expect(view.calls == [.showLoading, .endRefreshing, .showRows, .reloadRows])
            #expect((0..<presenter.numberOfRows).map { presenter.row(at: $0).id } == [4, 3])
        }

        @Test("A refresh replaces all rows")
        func refreshes() {
            list()
            presenter.didFetchComments(Self.summaries(4...6))
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect((0..<presenter.numberOfRows).map { presenter.row(at: $0).id } == [6, 5, 4])
        }

        @Test("A failed first page is reported in place of the rows")
        func loadFails() {
            presenter.didFailToFetchComments()
            #expect(view.calls == [.endRefreshing, .showError("Could not load comments")])
        }

        @Test("An empty list is reported in place of the rows")
        func noComments() {
            presenter.didFetchComments([])
            #expect(view.calls == [.endRefreshing, .showEmpty("No comments yet"), .reloadRows])
        }

        @Test("A failed refresh is reported")
        func refreshFails() {
            presenter.didFailToRefreshComments()
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
        }

        @Test("Further pages follow the listed rows")
        func loadsMore() {
            list()
            presenter.didFetchMoreComments(Self.summaries(1...2))
            #expect(view.calls == [.reloadRows])
            #expect((0..<presenter.numberOfRows).map { presenter.row(at: $0).id } == [4, 3, 2, 1])
        }

        @Test(
            "The footer shows the paging state",
            arguments: [
                (PagingSummary.idle, CommentsViewSpy.Call.hideFooter),
                (.running, .showFooter("Loading more…", canRetry: false)),
                (.failed, .showFooter("Could not load more", canRetry: true)),
                (.complete, .showFooter("No more comments", canRetry: false)),
            ]
        )
        func showsPaging(paging: PagingSummary, call: CommentsViewSpy.Call) {
            presenter.didChangePaging(paging)
            #expect(view.calls == [call])
        }

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: CommentsViewSpy? = CommentsViewSpy()
            presenter.view = view
            presenter.viewDidLoad()
            view = nil
            #expect(presenter.view == nil)
            environment.set(["width": .integer(20)])
            presenter.didChangeTime(to: Self.now)
            list()
            #expect(presenter.numberOfRows == 2)
        }
    }
}
