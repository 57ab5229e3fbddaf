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

        /// Loads the drafts, and forgets how.
        private func load() {
            presenter.viewDidLoad()
            presenter.didFetchDrafts(drafts)
            interactor.calls = []
            view.calls = []
        }

        /// What a cell is told that is filled for a row.
        private func cell(at row: Int) -> [DraftCellSpy.Call] {
            let cell = DraftCellSpy()
            presenter.fill(cell, at: row)
            return cell.calls
        }

        @Test("Loading shows until the drafts have come")
        func loads() {
            presenter.viewDidLoad()
            #expect(interactor.calls == [.fetchDrafts])
            #expect(view.calls == [.showLoading])
            view.calls = []
            presenter.didFetchDrafts(drafts)
            #expect(view.calls == [.showRows, .reloadRows])
            #expect(presenter.numberOfRows == 2)
        }

        @Test("Drafts that fail say so in place, and the button loads again")
        func loadFails() {
            presenter.viewDidLoad()
            presenter.didFailToFetchDrafts()
            #expect(view.calls == [.showLoading, .showError("Could not load drafts")])
            view.calls = []
            presenter.didTapRetry()
            #expect(view.calls == [.showLoading])
            #expect(interactor.calls == [.fetchDrafts, .fetchDrafts])
        }

        @Test("After a failed first load a pull acts as retry")
        func pullsAfterFailure() {
            presenter.viewDidLoad()
            presenter.didFailToFetchDrafts()
            presenter.didPullToRefresh()
            #expect(view.calls.last == .showLoading)
            #expect(interactor.calls == [.fetchDrafts, .fetchDrafts])
        }

        @Test("No drafts at all say so, also after a refresh")
        func noDrafts() {
            presenter.viewDidLoad()
            presenter.didFetchDrafts([])
            presenter.didPullToRefresh()
            view.calls = []
            presenter.didFetchDrafts([])
            #expect(view.calls == [.showEmpty("No drafts"), .reloadRows])
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            presenter.viewDidLoad()
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.fetchDrafts])
            load()
            presenter.didPullToRefresh()
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.refreshDrafts])
            presenter.didFetchDrafts(drafts)
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.refreshDrafts, .refreshDrafts])
        }

        @Test("A refresh that fails says so, and the rows stay")
        func refreshFails() {
            load()
            presenter.didPullToRefresh()
            presenter.didFailToRefreshDrafts()
            #expect(view.calls == [.showToast("Could not refresh")])
            #expect(presenter.numberOfRows == 2)
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.refreshDrafts, .refreshDrafts])
        }

        @Test("A cell is told the title and the day of its row")
        func fillsCell() {
            load()
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
            load()
            presenter.didSelectRow(at: 1)
            #expect(router.calls == [.openDraft(id: 3)])
        }

        @Test("The presenter keeps no view alive, and works on without")
        func keepsNoView() {
            var view: DraftsViewSpy? = DraftsViewSpy()
            presenter.view = view
            presenter.viewDidLoad()
            view = nil
            #expect(presenter.view == nil)
            presenter.didFetchDrafts(drafts)
            #expect(presenter.numberOfRows == 2)
        }
    }
}
