internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

private typealias Row = (
    state: ProfileState, action: ProfileAction, reduction: Reduction<ProfileState, ProfileEffect>
)

extension ViewFreeTests {
    @Suite("The reducer of the card")
    struct ProfileReducerTests {
        private static let loading = ProfileState()
        private static let failed = {
            var state = ProfileState()
            state.content = .failed("Could not load the profile")
            return state
        }()
        private static let ada = Profile.sample()
        private static let grace = Profile.sample(name: "Grace")
        private static let form = ProfileEditorState(profile: ada)

        private static let cardRows: [Row] = [
            (loading, .opened, Reduction(loading, [.followChanges, .load])),
            (.card(ada), .opened, Reduction(.card(ada), [.followChanges])),
            (failed, .opened, Reduction(failed, [.followChanges])),
            (failed, .retryTapped, Reduction(loading, [.load])),
            (loading, .loaded(.success(ada)), Reduction(.card(ada))),
            (loading, .loaded(.failure(.unavailable(.profile))), Reduction(failed)),
            (loading, .changedElsewhere(grace), Reduction(.card(grace))),
            (failed, .changedElsewhere(grace), Reduction(.card(grace))),
            (.card(grace), .loaded(.success(ada)), Reduction(.card(grace))),
            (.card(grace), .loaded(.failure(.unavailable(.profile))), Reduction(.card(grace))),
            (.card(ada), .changedElsewhere(grace), Reduction(.card(grace))),
        ]

        private static let editorRows: [Row] = [
            (loading, .editTapped, Reduction(loading)),
            (.card(ada), .editTapped, Reduction(.card(ada, editor: form))),
            (
                .card(ada, editor: form), .changedElsewhere(grace),
                Reduction(.card(grace, editor: ProfileEditorState(profile: grace)))
            ),
            (
                .card(ada, editor: form), .editor(.cancelTapped),
                Reduction(.card(ada, editor: form), [.editor(.close(saved: nil))])
            ),
            (
                .card(ada, editor: form), .editor(.nameEdited("Grace")),
                Reduction(
                    .card(
                        ada,
                        editor: form.with {
                            $0.draft.name = "Grace"
                            $0.editedFields = [.name]
                        }
                    )
                )
            ),
            (.card(ada), .editor(.nameEdited("Grace")), Reduction(.card(ada))),
            (.card(ada, editor: form), .editorClosed(saved: nil), Reduction(.card(ada))),
            (.card(ada, editor: form), .editorClosed(saved: grace), Reduction(.card(grace))),
        ]

        @Test(
            "Each action in each state leads to one state and its effects",
            arguments: cardRows + editorRows
        )
        private func reduces(row: Row) {
            #expect(
                Reduction(of: row.action, in: row.state, by: ProfileReducer.reduce)
                    == row.reduction
            )
        }
    }
}
