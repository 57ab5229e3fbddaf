internal import AppSupport
internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Draft 4 is the newest, is in row 0 and is untitled.
    @MainActor
    @Suite("The presenter of drafts")
    struct DraftsPresenterTests {
        private let environment: BlogFeedEnvironment
        private let view = DraftsViewSpy()
        private let presenter: DraftsPresenter

        init() {
            self.init(drafts: 4)
        }

        private init(drafts: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, drafts: drafts))
            presenter = Self.presenter(in: environment)
            presenter.view = view
        }

        private static func presenter(in environment: BlogFeedEnvironment) -> DraftsPresenter {
            DraftsPresenter(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService,
                onSelectDraft: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.draftDetail($0))
                }
            )
        }

        /// Loads the drafts, and forgets the calls.
        private func load() {
            presenter.viewDidLoad()
            environment.deliver(.all)
            view.calls = []
        }

        /// Returns the calls to a cell that attaches itself to a row.
        private func cell(at row: Int) -> [DraftCellSpy.Call] {
            let cell = DraftCellSpy()
            presenter.cellPresenter(at: row).show(in: cell)
            return cell.calls
        }

        @Test("The loading indicator shows until the drafts arrive")
        func loads() {
            presenter.viewDidLoad()
            #expect(view.calls == [.showLoading])
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect(presenter.numberOfRows == 4)
            #expect(environment.requests == [.drafts(userID: 1)])
        }

        @Test("A failed load shows an error, and the button requests it again")
        func loadFails() {
            environment.fail(.drafts)
            presenter.viewDidLoad()
            environment.deliver(.all)
            #expect(
                view.calls == [.showLoading, .endRefreshing, .showError("Could not load drafts")]
            )
            view.calls = []
            presenter.didTapRetry()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }

        @Test("After a failed first load, a pull loads again")
        func pullsAfterFailure() {
            environment.fail(.drafts)
            load()
            presenter.didPullToRefresh()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }

        @Test("An empty list shows its text, also after a refresh")
        func noDrafts() {
            let page = Self(drafts: 0)
            page.load()
            page.presenter.didPullToRefresh()
            page.environment.deliver(.all)
            #expect(page.view.calls == [.endRefreshing, .showEmpty("No drafts"), .reloadRows])
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            presenter.viewDidLoad()
            presenter.didPullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            presenter.didPullToRefresh()
            presenter.didPullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            presenter.didPullToRefresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A failed refresh is reported, and the rows stay")
        func refreshFails() {
            load()
            environment.fail(.drafts)
            presenter.didPullToRefresh()
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
            #expect(presenter.numberOfRows == 4)
        }

        @Test("Rows have the order of the drafts")
        func ordersRows() {
            load()
            #expect(presenter.cellPresenter(at: 0).id == 4)
            #expect(presenter.cellPresenter(at: 3).id == 1)
        }

        @Test("A row opens its draft")
        func opensDraft() {
            load()
            presenter.didSelectRow(at: 1)
            #expect(environment.routes == [.draftDetail(3)])
        }

        @Test("Replies after the release of the presenter do nothing and keep nothing alive")
        func releases() {
            var presenter: DraftsPresenter? = Self.presenter(in: environment)
            weak let released = presenter
            presenter?.view = view
            presenter?.viewDidLoad()
            environment.deliver(.all)
            presenter?.didPullToRefresh()
            presenter = nil
            #expect(released == nil)
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls.isEmpty)
        }

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: DraftsViewSpy? = DraftsViewSpy()
            presenter.view = view
            presenter.viewDidLoad()
            view = nil
            #expect(presenter.view == nil)
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }
    }
}
