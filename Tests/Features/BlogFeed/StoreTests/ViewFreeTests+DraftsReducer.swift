internal import Foundation
internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

private typealias Row = (
    state: DraftsState, action: DraftsAction, reduction: Reduction<DraftsState, DraftsEffect>
)

extension ViewFreeTests {
    @Suite("The reducer of drafts")
    struct DraftsReducerTests {
        private static let failure = ServiceError.unavailable(.drafts)
        private static let drafts = [2, 1].map {
            Draft(id: $0, title: "Notes", editedAt: Date(timeIntervalSince1970: 0))
        }

        private static func state(
            _ placeholder: DraftsState.Placeholder,
            isRefreshing: Bool = false,
            _ drafts: [Draft] = []
        ) -> DraftsState {
            DraftsState(
                placeholder: placeholder,
                isRefreshing: isRefreshing,
                rows: drafts.map(DraftState.init)
            )
        }

        private static let failed = state(.error("Could not load drafts"))
        private static let nothing = state(.empty("No drafts"))
        private static let listed = state(.none, drafts)

        private static let loadingRows: [Row] = [
            (DraftsState(), .opened, Reduction(state(.loading), [.load])),
            (listed, .opened, Reduction(listed)),
            (failed, .opened, Reduction(failed)),
            (nothing, .opened, Reduction(nothing)),
            (failed, .retryTapped, Reduction(state(.loading), [.load])),
            (state(.loading), .loaded(.success(drafts)), Reduction(listed)),
            (state(.loading, isRefreshing: true), .loaded(.success([])), Reduction(nothing)),
            (state(.loading, isRefreshing: true), .loaded(.failure(failure)), Reduction(failed)),
        ]

        private static let refreshRows: [Row] = [
            (state(.loading), .pulled, Reduction(state(.loading, isRefreshing: true))),
            (failed, .pulled, Reduction(state(.loading, isRefreshing: true), [.load])),
            (
                nothing, .pulled,
                Reduction(state(.empty("No drafts"), isRefreshing: true), [.refresh])
            ),
            (listed, .pulled, Reduction(state(.none, isRefreshing: true, drafts), [.refresh])),
            (
                state(.none, isRefreshing: true, drafts), .pulled,
                Reduction(state(.none, isRefreshing: true, drafts))
            ),
            (
                state(.none, isRefreshing: true, drafts), .refreshed(.success([])),
                Reduction(nothing)
            ),
            (
                state(.none, isRefreshing: true, drafts), .refreshed(.failure(failure)),
                Reduction(listed, [.showMessage("Could not refresh")])
            ),
        ]

        private static let rowRows: [Row] = [
            (listed, .draftTapped(2), Reduction(listed, [.openDraft(2)]))
        ]

        @Test(
            "Each action in each state leads to one state and its effects",
            arguments: loadingRows + refreshRows + rowRows
        )
        private func reduces(row: Row) {
            #expect(
                Reduction(of: row.action, in: row.state, by: DraftsReducer.reduce) == row.reduction
            )
        }
    }
}
