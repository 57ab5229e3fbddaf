internal import BlogFeed
internal import HeadlessKit
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import BlogFeedMVP

extension WithoutViewTests {
    /// Plan 4 is the newest, is in row 0 and is untitled.
    @MainActor
    @Suite("The presenter of plans")
    struct PlansPresenterTests {
        private let environment: BlogFeedEnvironment
        private let view = PlansViewSpy()
        private let presenter: PlansPresenter

        init() {
            self.init(plans: 4)
        }

        private init(plans: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(user: 1, plans: plans))
            presenter = Self.presenter(in: environment)
            presenter.view = view
        }

        private static func presenter(in environment: BlogFeedEnvironment) -> PlansPresenter {
            PlansPresenter(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService,
                onSelectPlan: { [navigator = environment.dependencies.navigator] in
                    navigator.push(.planDetail($0))
                }
            )
        }

        /// Loads the plans, and forgets how.
        private func load() {
            presenter.viewDidLoad()
            environment.deliver(.all)
            view.calls = []
        }

        /// Returns the calls of a cell that is filled for a row.
        private func cell(at row: Int) -> [PlanCellSpy.Call] {
            let cell = PlanCellSpy()
            presenter.cellPresenter(at: row).show(in: cell)
            return cell.calls
        }

        @Test("Loading shows until the plans have come")
        func loads() {
            presenter.viewDidLoad()
            #expect(view.calls == [.showLoading])
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect(presenter.numberOfRows == 4)
            #expect(environment.requests == [.plans(userID: 1)])
        }

        @Test("Plans that fail say so in place, and the button loads again")
        func loadFails() {
            environment.fail(.plans)
            presenter.viewDidLoad()
            environment.deliver(.all)
            #expect(
                view.calls == [.showLoading, .endRefreshing, .showError("Could not load plans")]
            )
            view.calls = []
            presenter.didTapRetry()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }

        @Test("After a failed first load a pull acts as retry")
        func pullsAfterFailure() {
            environment.fail(.plans)
            load()
            presenter.didPullToRefresh()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }

        @Test("No plans at all say so, also after a refresh")
        func noPlans() {
            let page = Self(plans: 0)
            page.load()
            page.presenter.didPullToRefresh()
            page.environment.deliver(.all)
            #expect(
                page.view.calls == [.endRefreshing, .showEmpty("Nothing planned"), .reloadRows]
            )
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

        @Test("A refresh that fails says so, and the rows stay")
        func refreshFails() {
            load()
            environment.fail(.plans)
            presenter.didPullToRefresh()
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
            #expect(presenter.numberOfRows == 4)
        }

        @Test("Rows stand in the order of the plans")
        func ordersRows() {
            load()
            #expect(presenter.cellPresenter(at: 0).id == 4)
            #expect(presenter.cellPresenter(at: 3).id == 1)
        }

        @Test("A tap on a row opens its plan")
        func opensPlan() {
            load()
            presenter.didSelectRow(at: 1)
            #expect(environment.routes == [.planDetail(3)])
        }

        @Test("Replies that come when the presenter is gone do nothing and keep nothing alive")
        func releases() {
            var presenter: PlansPresenter? = Self.presenter(in: environment)
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

        @Test("The presenter keeps no view alive, and works on without")
        func keepsNoView() {
            var view: PlansViewSpy? = PlansViewSpy()
            presenter.view = view
            presenter.viewDidLoad()
            view = nil
            #expect(presenter.view == nil)
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }
    }
}
