internal import Foundation
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The presenter of plans")
    struct PlansPresenterTests {
        private let interactor = PlansInteractorSpy()
        private let router = PlansRouterSpy()
        private let view = PlansViewSpy()
        private let presenter: PlansPresenter

        /// Two plans, the first untitled.
        private let plans = [
            PlanSummary(id: 4, title: "", dueOn: Date(timeIntervalSince1970: 0)),
            // A second before 2022-04-23.
            PlanSummary(
                id: 3,
                title: "Why not the cat",
                dueOn: Date(timeIntervalSince1970: 1_650_671_999)
            ),
        ]

        init() {
            presenter = PlansPresenter(interactor: interactor, router: router)
            presenter.view = view
        }

        @Test("User actions go to the interactor")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.fetchPlans, .fetchPlans, .refreshPlans])
            #expect(view.calls.isEmpty)
        }

        @Test("The loading indicator shows until the plans arrive")
        func loads() {
            presenter.didBeginFetchingPlans()
            #expect(view.calls == [.showLoading])
            #expect(presenter.numberOfRows == 0)
            view.calls = []
            presenter.didFetchPlans(plans)
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect(presenter.numberOfRows == 2)
        }

        @Test("A failed first load is reported in place of the rows")
        func loadFails() {
            presenter.didFailToFetchPlans()
            #expect(view.calls == [.endRefreshing, .showError("Could not load plans")])
        }

        @Test("An empty list is reported in place of the rows")
        func noPlans() {
            presenter.didFetchPlans([])
            #expect(view.calls == [.endRefreshing, .showEmpty("Nothing planned"), .reloadRows])
        }

        @Test("A refresh replaces all rows")
        func refreshes() {
            presenter.didFetchPlans(plans)
            presenter.didFetchPlans([plans[1]])
            #expect(presenter.numberOfRows == 1)
            #expect(presenter.row(at: 0).id == 3)
        }

        @Test("A failed refresh is reported")
        func refreshFails() {
            presenter.didFailToRefreshPlans()
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
        }

        @Test("A row has the finished texts of its plan")
        func makesRow() {
            presenter.didFetchPlans(plans)
            #expect(presenter.row(at: 0).title == "Untitled")
            let row = PlanRow(id: 3, title: "Why not the cat", due: "Due 2022-04-22")
            #expect(presenter.row(at: 1) == row)
        }

        @Test("A selected row opens its plan")
        func opensPlan() {
            presenter.didSelectRow(id: 3)
            #expect(router.calls == [.openPlan(id: 3)])
        }

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: PlansViewSpy? = PlansViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            presenter.didFetchPlans(plans)
            #expect(presenter.numberOfRows == 2)
        }
    }
}
