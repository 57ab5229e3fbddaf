internal import Foundation
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of drafts")
    struct DraftsPresenterTests {
        private let interactor = DraftsInteractorSpy()
        private let router = DraftsRouterSpy()
        private let view = DraftsViewSpy()
        private let presenter: DraftsPresenter

        /// Two drafts, the first untitled.
        private let drafts = [
            DraftSummary(id: 4, title: "", editedAt: Date(timeIntervalSince1970: 0)),
            // A second before 2022-04-23.
            DraftSummary(
                id: 3,
                title: "Why not the cat",
                editedAt: Date(timeIntervalSince1970: 1_650_671_999)
            ),
        ]

        init() {
            presenter = DraftsPresenter(interactor: interactor, router: router)
            presenter.view = view
        }

        @Test("User actions go to the interactor")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.fetchDrafts, .fetchDrafts, .refreshDrafts])
            #expect(view.calls.isEmpty)
        }

        @Test("The loading indicator shows until the drafts arrive")
        func loads() {
            presenter.didBeginFetchingDrafts()
            #expect(view.calls == [.showLoading])
            #expect(presenter.numberOfRows == 0)
            view.calls = []
            presenter.didFetchDrafts(drafts)
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect(presenter.numberOfRows == 2)
        }

        @Test("A failed first load is reported in place of the rows")
        func loadFails() {
            presenter.didFailToFetchDrafts()
            #expect(view.calls == [.endRefreshing, .showError("Could not load drafts")])
        }

        @Test("An empty list is reported in place of the rows")
        func noDrafts() {
            presenter.didFetchDrafts([])
            #expect(view.calls == [.endRefreshing, .showEmpty("No drafts"), .reloadRows])
        }

        @Test("A refresh replaces all rows")
        func refreshes() {
            presenter.didFetchDrafts(drafts)
            presenter.didFetchDrafts([drafts[1]])
            #expect(presenter.numberOfRows == 1)
            #expect(presenter.row(at: 0).id == 3)
        }

        @Test("A failed refresh is reported")
        func refreshFails() {
            presenter.didFailToRefreshDrafts()
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
        }

        @Test("A row has the finished texts of its draft")
        func makesRow() {
            presenter.didFetchDrafts(drafts)
            #expect(presenter.row(at: 0).title == "Untitled")
            let row = DraftRow(id: 3, title: "Why not the cat", edited: "Edited 2022-04-22")
            #expect(presenter.row(at: 1) == row)
        }

        @Test("A selected row opens its draft")
        func opensDraft() {
            presenter.didSelectRow(id: 3)
            #expect(router.calls == [.openDraft(id: 3)])
        }

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: DraftsViewSpy? = DraftsViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            presenter.didFetchDrafts(drafts)
            #expect(presenter.numberOfRows == 2)
        }
    }
}
