internal import Foundation
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests {
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

        /// Lists the drafts.
        private func list() {
            interactor.drafts = drafts
        }

        /// What a cell is told that is filled for a row.
        private func cell(at row: Int) -> [DraftCellSpy.Call] {
            let cell = DraftCellSpy()
            presenter.fill(cell, at: row)
            return cell.calls
        }

        @Test("Each thing that a person does is the interactor's to decide")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.fetchDrafts, .fetchDrafts, .refreshDrafts])
            #expect(view.calls.isEmpty)
        }

        @Test("Loading shows until the drafts have come")
        func loads() {
            presenter.didBeginFetchingDrafts()
            #expect(view.calls == [.showLoading])
            #expect(presenter.numberOfRows == 0)
            view.calls = []
            list()
            presenter.didFetchDrafts()
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect(presenter.numberOfRows == 2)
        }

        @Test("Drafts that fail say so in place")
        func loadFails() {
            presenter.didFailToFetchDrafts()
            #expect(view.calls == [.endRefreshing, .showError("Could not load drafts")])
        }

        @Test("No drafts at all say so")
        func noDrafts() {
            presenter.didFetchDrafts()
            #expect(view.calls == [.endRefreshing, .showEmpty("No drafts"), .reloadRows])
        }

        @Test("A refresh that fails says so")
        func refreshFails() {
            presenter.didFailToRefreshDrafts()
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
        }

        @Test("A cell is told the title and the day of its row")
        func fillsCell() {
            list()
            #expect(cell(at: 0).contains(.showTitle("Untitled")))
            #expect(
                cell(at: 1) == [
                    .showIdentifier("draft.3"),
                    .showTitle("Why not the cat"),
                    .showEdited("Edited 2022-04-22"),
                ]
            )
        }

        @Test("A row leads to its draft")
        func opensDraft() {
            list()
            presenter.didSelectRow(at: 1)
            #expect(router.calls == [.openDraft(id: 3)])
        }

        @Test("The presenter keeps no view alive, and works on without")
        func keepsNoView() {
            var view: DraftsViewSpy? = DraftsViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            list()
            presenter.didFetchDrafts()
            #expect(presenter.numberOfRows == 2)
        }
    }
}
