internal import Model
internal import Testing

@testable internal import Implementation

/// A state, an action, the next state, the effects and the messages.
private typealias Row = (PersonState, PersonAction, PersonState, [PersonEffect], [String])

extension ViewFreeTests {
    @Suite("The reducer of a row")
    struct PersonReducerTests {
        private static let askRows: [Row] = [
            (
                .sample(.follow, .none), .actionTapped,
                .sample(.follow, .established, isBusy: true), [.ask], []
            ),
            (
                .sample(.friend, .none), .actionTapped,
                .sample(.friend, .requested, isBusy: true), [.ask], []
            ),
            (
                .sample(.follow, .established, isBusy: true), .actionTapped,
                .sample(.follow, .established, isBusy: true), [], []
            ),
            (.sample(.friend, .requested), .actionTapped, .sample(.friend, .requested), [], []),
            (
                .sample(.follow, .established), .actionTapped,
                .sample(.follow, .established, showsDelete: true), [], []
            ),
            (
                .sample(.follow, .established, showsDelete: true), .actionTapped,
                .sample(.follow, .established), [], []
            ),
        ]

        private static let askEndRows: [Row] = [
            (
                .sample(.follow, .established, isBusy: true), .askEnded(isSuccess: true),
                .sample(.follow, .established), [], []
            ),
            (
                .sample(.friend, .requested, isBusy: true), .askEnded(isSuccess: true),
                .sample(.friend, .requested), [], []
            ),
            (
                .sample(.follow, .established, isBusy: true), .askEnded(isSuccess: false),
                .sample(.follow, .none), [], ["Could not follow"]
            ),
            (
                .sample(.friend, .requested, isBusy: true), .askEnded(isSuccess: false),
                .sample(.friend, .none), [], ["Could not add"]
            ),
            (
                .sample(.friend, .established, isBusy: true), .askEnded(isSuccess: false),
                .sample(.friend, .established), [], []
            ),
            (
                .sample(.friend, .requested, isBusy: true), .accepted,
                .sample(.friend, .established, isBusy: true), [], []
            ),
        ]

        private static let takeBackRows: [Row] = [
            (
                .sample(.friend, .established, showsDelete: true), .deleteTapped,
                .sample(.friend, .none, isBusy: true), [.takeBack], []
            ),
            (
                .sample(.friend, .none, isBusy: true), .deleteTapped,
                .sample(.friend, .none, isBusy: true), [], []
            ),
            (
                .sample(.follow, .none, isBusy: true), .takeBackEnded(isSuccess: true),
                .sample(.follow, .none), [], []
            ),
            (
                .sample(.follow, .none, isBusy: true), .takeBackEnded(isSuccess: false),
                .sample(.follow, .established), [], ["Could not unfollow"]
            ),
            (
                .sample(.friend, .none, isBusy: true), .takeBackEnded(isSuccess: false),
                .sample(.friend, .established), [], ["Could not remove"]
            ),
        ]

        @Test(
            "Each action in each state leads to one state, its effects and its messages",
            arguments: askRows + askEndRows + takeBackRows
        )
        private func reduces(row: Row) {
            let (state, action, next, effects, expected) = row
            var person = state
            var messages: [String] = []
            #expect(PersonReducer.reduce(&person, action, messages: &messages) == effects)
            #expect(person == next)
            #expect(messages == expected)
        }
    }
}
