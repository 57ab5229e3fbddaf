internal import Foundation
internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import BlogFeedStore

private typealias Row = (
    state: PlansState, action: PlansAction, reduction: Reduction<PlansState, PlansEffect>
)

extension WithoutViewTests {
    @Suite("The reducer of plans")
    struct PlansReducerTests {
        private static let failure = ServiceError.unavailable(.plans)
        private static let plans = [2, 1].map {
            Plan(id: $0, title: "Notes", dueOn: Date(timeIntervalSince1970: 0))
        }

        private static func state(
            _ placeholder: PlansState.Placeholder,
            isRefreshing: Bool = false,
            _ plans: [Plan] = [],
            messages: [String] = []
        ) -> PlansState {
            PlansState(
                placeholder: placeholder,
                isRefreshing: isRefreshing,
                rows: plans.map(PlanState.init),
                messages: messages
            )
        }

        private static let failed = state(.error("Could not load plans"))
        private static let nothing = state(.empty("Nothing planned"))
        private static let listed = state(.none, plans)

        private static let loadingRows: [Row] = [
            (PlansState(), .opened, Reduction(state(.loading), [.load])),
            (listed, .opened, Reduction(listed)),
            (failed, .opened, Reduction(failed)),
            (nothing, .opened, Reduction(nothing)),
            (failed, .retryTapped, Reduction(state(.loading), [.load])),
            (state(.loading), .loaded(.success(plans)), Reduction(listed)),
            (state(.loading, isRefreshing: true), .loaded(.success([])), Reduction(nothing)),
            (state(.loading, isRefreshing: true), .loaded(.failure(failure)), Reduction(failed)),
        ]

        private static let refreshRows: [Row] = [
            (state(.loading), .pulled, Reduction(state(.loading, isRefreshing: true))),
            (failed, .pulled, Reduction(state(.loading, isRefreshing: true), [.load])),
            (
                nothing, .pulled,
                Reduction(state(.empty("Nothing planned"), isRefreshing: true), [.refresh])
            ),
            (listed, .pulled, Reduction(state(.none, isRefreshing: true, plans), [.refresh])),
            (
                state(.none, isRefreshing: true, plans), .pulled,
                Reduction(state(.none, isRefreshing: true, plans))
            ),
            (
                state(.none, isRefreshing: true, plans), .refreshed(.success([])),
                Reduction(nothing)
            ),
            (
                state(.none, isRefreshing: true, plans), .refreshed(.failure(failure)),
                Reduction(state(.none, plans, messages: ["Could not refresh"]))
            ),
            (
                state(.none, plans, messages: ["Could not refresh"]), .messagesShown,
                Reduction(listed)
            ),
        ]

        private static let rowRows: [Row] = [
            (listed, .planTapped(2), Reduction(listed, [.openPlan(2)]))
        ]

        @Test(
            "Each action in each state leads to one state and its effects",
            arguments: loadingRows + refreshRows + rowRows
        )
        private func reduces(row: Row) {
            #expect(
                Reduction(of: row.action, in: row.state, by: PlansReducer.reduce) == row.reduction
            )
        }
    }
}
