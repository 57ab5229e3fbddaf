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

        /// Lists the plans.
        private func list() {
            interactor.plans = plans
        }

        /// What a cell is told that is filled for a row.
        private func cell(at row: Int) -> [PlanCellSpy.Call] {
            let cell = PlanCellSpy()
            presenter.fill(cell, at: row)
            return cell.calls
        }

        @Test("Each thing that a person does is the interactor's to decide")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            #expect(interactor.calls == [.fetchPlans, .fetchPlans, .refreshPlans])
            #expect(view.calls.isEmpty)
        }

        @Test("Loading shows until the plans have come")
        func loads() {
            presenter.didBeginFetchingPlans()
            #expect(view.calls == [.showLoading])
            #expect(presenter.numberOfRows == 0)
            view.calls = []
            list()
            presenter.didFetchPlans()
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect(presenter.numberOfRows == 2)
        }

        @Test("Plans that fail say so in place")
        func loadFails() {
            presenter.didFailToFetchPlans()
            #expect(view.calls == [.endRefreshing, .showError("Could not load plans")])
        }

        @Test("No plans at all say so")
        func noPlans() {
            presenter.didFetchPlans()
            #expect(view.calls == [.endRefreshing, .showEmpty("Nothing planned"), .reloadRows])
        }

        @Test("A refresh that fails says so")
        func refreshFails() {
            presenter.didFailToRefreshPlans()
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
        }

        @Test("A cell is told the title and the day of its row")
        func fillsCell() {
            list()
            #expect(cell(at: 0).contains(.showTitle("Untitled")))
            #expect(
                cell(at: 1) == [
                    .showIdentifier("plan.3"),
                    .showTitle("Why not the cat"),
                    .showDue("Due 2022-04-22"),
                ]
            )
        }

        @Test("A row leads to its plan")
        func opensPlan() {
            list()
            presenter.didSelectRow(at: 1)
            #expect(router.calls == [.openPlan(id: 3)])
        }

        @Test("The presenter keeps no view alive, and works on without")
        func keepsNoView() {
            var view: PlansViewSpy? = PlansViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            list()
            presenter.didFetchPlans()
            #expect(presenter.numberOfRows == 2)
        }
    }
}
