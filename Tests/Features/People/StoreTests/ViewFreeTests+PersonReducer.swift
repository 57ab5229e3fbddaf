internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

private typealias Row = (
    state: PersonState, action: PersonAction, reduction: Reduction<PersonState, PersonEffect>
)

extension ViewFreeTests {
    @Suite("The reducer of a row")
    struct PersonReducerTests {
        private static let askRows: [Row] = [
            (
                .sample(.follow, .none), .actionTapped,
                Reduction(.sample(.follow, .established, isBusy: true), [.ask])
            ),
            (
                .sample(.friend, .none), .actionTapped,
                Reduction(.sample(.friend, .requested, isBusy: true), [.ask])
            ),
            (
                .sample(.follow, .established, isBusy: true), .actionTapped,
                Reduction(.sample(.follow, .established, isBusy: true))
            ),
            (.sample(.friend, .requested), .actionTapped, Reduction(.sample(.friend, .requested))),
            (
                .sample(.follow, .established), .actionTapped,
                Reduction(.sample(.follow, .established, showsDelete: true))
            ),
            (
                .sample(.follow, .established, showsDelete: true), .actionTapped,
                Reduction(.sample(.follow, .established))
            ),
        ]

        private static let askEndRows: [Row] = [
            (
                .sample(.follow, .established, isBusy: true), .askEnded(isSuccess: true),
                Reduction(.sample(.follow, .established))
            ),
            (
                .sample(.friend, .requested, isBusy: true), .askEnded(isSuccess: true),
                Reduction(.sample(.friend, .requested))
            ),
            (
                .sample(.follow, .established, isBusy: true), .askEnded(isSuccess: false),
                Reduction(.sample(.follow, .none), [.showMessage("Could not follow")])
            ),
            (
                .sample(.friend, .requested, isBusy: true), .askEnded(isSuccess: false),
                Reduction(.sample(.friend, .none), [.showMessage("Could not add")])
            ),
            (
                .sample(.friend, .established, isBusy: true), .askEnded(isSuccess: false),
                Reduction(.sample(.friend, .established))
            ),
            (
                .sample(.friend, .requested, isBusy: true), .accepted,
                Reduction(.sample(.friend, .established, isBusy: true))
            ),
        ]

        private static let takeBackRows: [Row] = [
            (
                .sample(.friend, .established, showsDelete: true), .deleteTapped,
                Reduction(.sample(.friend, .none, isBusy: true), [.takeBack])
            ),
            (
                .sample(.friend, .none, isBusy: true), .deleteTapped,
                Reduction(.sample(.friend, .none, isBusy: true))
            ),
            (
                .sample(.follow, .none, isBusy: true), .takeBackEnded(isSuccess: true),
                Reduction(.sample(.follow, .none))
            ),
            (
                .sample(.follow, .none, isBusy: true), .takeBackEnded(isSuccess: false),
                Reduction(.sample(.follow, .established), [.showMessage("Could not unfollow")])
            ),
            (
                .sample(.friend, .none, isBusy: true), .takeBackEnded(isSuccess: false),
                Reduction(.sample(.friend, .established), [.showMessage("Could not remove")])
            ),
        ]

        @Test(
            "Each action in each state leads to one state and its effects",
            arguments: askRows + askEndRows + takeBackRows
        )
        private func reduces(row: Row) {
            #expect(
                Reduction(of: row.action, in: row.state, by: PersonReducer.reduce) == row.reduction
            )
        }
    }
}
