internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the editor")
    struct ProfileEditorPresenterTests {
        private let view = ProfileEditorViewSpy()
        private let interactor = ProfileEditorInteractorSpy()
        private let router = ProfileEditorRouterSpy()
        private let delegate = ProfileEditorDelegateSpy()
        private let presenter: ProfileEditorPresenter
        private let profile = ProfileSummary(
            id: 1,
            name: "Ada",
            mail: "ada@example.com",
            biography: "I count.",
            receivesNewsletter: false
        )

        init() {
            presenter = ProfileEditorPresenter(interactor: interactor, router: router)
            presenter.view = view
            presenter.delegate = delegate
        }

        private func form(
            isNameRejected: Bool = false,
            isMailRejected: Bool = false,
            canSave: Bool
        ) -> FormSummary {
            FormSummary(
                isNameRejected: isNameRejected,
                isMailRejected: isMailRejected,
                biography: "👩‍👩‍👧 é",
                biographyLimit: 160,
                canSave: canSave
            )
        }

        @Test("The events of the view become requests to the interactor")
        func requests() {
            presenter.viewDidLoad()
            presenter.didEditName("Grace")
            presenter.didEditMail("a@b.c")
            presenter.didEditBiography("I program.")
            presenter.didToggleNewsletter(true)
            presenter.didTapSave()
            #expect(
                interactor.calls == [
                    .start, .editName("Grace"), .editMail("a@b.c"), .editBiography("I program."),
                    .editNewsletter(true), .save,
                ]
            )
        }

        @Test("The fields show the values of the form")
        func showsValues() {
            presenter.didReplaceValues(profile)
            #expect(
                view.calls == [
                    .showName("Ada"), .showMail("ada@example.com"), .showBiography("I count."),
                    .showNewsletter(false),
                ]
            )
        }

        @Test("Rejected values show an error")
        func showsErrors() {
            presenter.didValidate(form(isNameRejected: true, canSave: false))
            presenter.didValidate(form(isMailRejected: true, canSave: true))
            #expect(
                view.calls == [
                    .showNameError("Enter a name"), .showMailError(""),
                    .showBiographyCount("3 of 160"), .enableSaving(false),
                    .showNameError(""), .showMailError("Enter a valid address"),
                    .showBiographyCount("3 of 160"), .enableSaving(true),
                ]
            )
        }

        @Test("The saved profile is returned, and the editor closes")
        func saves() {
            presenter.didBeginSaving()
            #expect(view.calls == [.showSaving(true)])
            presenter.didSave(profile)
            #expect(delegate.savedProfiles == [profile])
            #expect(router.closeCount == 1)
        }

        @Test("If saving fails, the form is enabled, and a toast says so")
        func savingFails() {
            presenter.didFailToSave()
            #expect(view.calls == [.showSaving(false), .showToast("Could not save")])
            #expect(router.closeCount == 0)
        }

        @Test("Without changes the editor closes, with changes it asks")
        func cancels() {
            presenter.didTapCancel()
            #expect(router.closeCount == 1)
            interactor.hasChanges = true
            presenter.didTapCancel()
            #expect(view.calls == [.confirmDiscarding])
            #expect(router.closeCount == 1)
            presenter.didConfirmDiscarding()
            #expect(router.closeCount == 2)
            #expect(delegate.savedProfiles.isEmpty)
        }
    }
}
