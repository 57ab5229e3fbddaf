internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @Suite("The state of the form")
    struct ProfileEditorStateTests {
        private let form = ProfileEditorState(profile: .sample())

        private func errors(_ state: ProfileEditorState) -> [String] {
            [state.nameError, state.mailError]
        }

        @Test("The form begins with the values of the profile")
        func begins() {
            #expect(form.name == "Ada")
            #expect(form.mail == "ada@example.com")
            #expect(form.biography == "I count.")
            #expect(!form.receivesNewsletter)
            #expect(errors(form) == ["", ""])
            #expect(form.biographyCount == "8 of 160")
            #expect(!form.canSave)
        }

        @Test("An invalid field shows its error once it is edited, or once the user has saved")
        func errors() {
            let invalid = ProfileEditorState(profile: .sample(name: " ", mail: "a@b"))
            #expect(errors(invalid) == ["", ""])
            #expect(errors(invalid.with { $0.editedFields = [.name] }) == ["Enter a name", ""])
            #expect(
                errors(invalid.with { $0.editedFields = [.mail] }) == ["", "Enter a valid address"]
            )
            #expect(
                errors(invalid.with { $0.showsAllErrors = true })
                    == ["Enter a name", "Enter a valid address"]
            )
            #expect(errors(form.with { $0.showsAllErrors = true }) == ["", ""])
        }

        @Test("A valid form that differs from the profile can be saved, unless it is being saved")
        func saves() {
            let changed = form.with { $0.draft.name = "Grace" }
            #expect(changed.canSave)
            #expect(!changed.with { $0.isSaving = true }.canSave)
            #expect(!changed.with { $0.draft.mail = "a@b" }.canSave)
            #expect(!changed.with { $0.profile.name = "Grace" }.canSave)
            #expect(!changed.with { $0.profile.name = " Grace " }.canSave)
            #expect(!form.with { $0.draft.name = " Ada " }.canSave)
        }

        @Test("The characters of the biography are counted and limited")
        func limitsBiography() {
            let longest = form.with { $0.draft.biography = String(repeating: "é", count: 160) }
            #expect(longest.biographyCount == "160 of 160")
            #expect(longest.canSave)
            let tooLong = form.with { $0.draft.biography = String(repeating: "é", count: 161) }
            #expect(tooLong.biographyCount == "161 of 160")
            #expect(!tooLong.canSave)
        }
    }
}
