internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

private typealias Row = (
    state: ProfileEditorState, action: ProfileEditorAction,
    reduction: Reduction<ProfileEditorState, ProfileEditorEffect>
)

extension ViewFreeTests {
    @Suite("The reducer of the form")
    struct ProfileEditorReducerTests {
        private static let ada = Profile.sample()
        private static let grace = Profile.sample(
            name: "Grace",
            mail: "grace@example.com",
            biography: "",
            receivesNewsletter: true
        )
        private static let form = ProfileEditorState(profile: ada)
        private static let changed = form.with {
            $0.draft.name = "Grace"
            $0.editedFields = [.name]
        }
        private static let saving = changed.with {
            $0.showsAllErrors = true
            $0.isSaving = true
        }
        private static let spaced = form.with {
            $0.profile.name = " Ada "
            $0.draft.name = "Ada "
        }
        private static let asking = changed.with { $0.asksToDiscard = true }

        private static let editRows: [Row] = [
            (form, .nameEdited("Grace"), Reduction(changed)),
            (
                form, .mailEdited("a@b.c"),
                Reduction(
                    form.with {
                        $0.draft.mail = "a@b.c"
                        $0.editedFields = [.mail]
                    }
                )
            ),
            (
                form, .biographyEdited(""),
                Reduction(
                    form.with {
                        $0.draft.biography = ""
                        $0.editedFields = [.biography]
                    }
                )
            ),
            (
                form, .newsletterEdited(true),
                Reduction(
                    form.with {
                        $0.draft.receivesNewsletter = true
                        $0.editedFields = [.newsletter]
                    }
                )
            ),
        ]

        private static let savingRows: [Row] = [
            (changed, .saveTapped, Reduction(saving, [.save(changed.draft, editedFrom: ada)])),
            (
                changed.with { $0.draft.mail = " a@b.c\n" }, .saveTapped,
                Reduction(
                    saving.with { $0.draft.mail = " a@b.c\n" },
                    [.save(changed.with { $0.draft.mail = "a@b.c" }.draft, editedFrom: ada)]
                )
            ),
            (
                changed.with { $0.profile.mail = " ada@example.com\n" }, .saveTapped,
                Reduction(
                    saving.with { $0.profile.mail = " ada@example.com\n" },
                    [.save(changed.draft, editedFrom: ada)]
                )
            ),
            (saving, .saved(.success(grace)), Reduction(saving, [.close(saved: grace)])),
            (
                saving, .saved(.failure(.unavailable(.save))),
                Reduction(
                    changed.with { $0.showsAllErrors = true },
                    [.showMessage("Could not save")]
                )
            ),
        ]

        private static let closingRows: [Row] = [
            (form, .cancelTapped, Reduction(form, [.close(saved: nil)])),
            (spaced, .cancelTapped, Reduction(spaced, [.close(saved: nil)])),
            (changed, .cancelTapped, Reduction(asking)),
            (asking, .keepEditingTapped, Reduction(changed)),
            (asking, .discardTapped, Reduction(asking, [.close(saved: nil)])),
        ]

        private static let changeRows: [Row] = [
            (form, .changedElsewhere(grace), Reduction(ProfileEditorState(profile: grace))),
            (
                form.with { $0.editedFields = [.name, .mail, .biography, .newsletter] },
                .changedElsewhere(grace),
                Reduction(
                    form.with {
                        $0.profile = grace
                        $0.editedFields = [.name, .mail, .biography, .newsletter]
                    }
                )
            ),
            (
                saving, .changedElsewhere(grace),
                Reduction(saving.with { $0.changedProfile = grace })
            ),
            (
                saving.with { $0.changedProfile = grace }, .saved(.success(changed.draft)),
                Reduction(
                    saving.with { $0.changedProfile = grace },
                    [.close(saved: grace)]
                )
            ),
            (
                saving.with { $0.changedProfile = grace }, .saved(.failure(.unavailable(.save))),
                Reduction(
                    ProfileEditorState(profile: grace).with {
                        $0.editedFields = [.name]
                        $0.showsAllErrors = true
                    },
                    [.showMessage("Could not save")]
                )
            ),
        ]

        @Test(
            "Each action in each state leads to one state and its effects",
            arguments: editRows + savingRows + closingRows + changeRows
        )
        private func reduces(row: Row) {
            #expect(
                Reduction(of: row.action, in: row.state, by: ProfileEditorReducer.reduce)
                    == row.reduction
            )
        }
    }
}
