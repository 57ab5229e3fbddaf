internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the form")
    struct OfficeFormPresenterTests {
        private let view = OfficeFormViewSpy()
        private let interactor = OfficeFormInteractorSpy()
        private let router = OfficeFormRouterSpy()
        private let delegate = OfficeFormDelegateSpy()
        private let presenter: OfficeFormPresenter
        // @= guest.start: GuestSummary.sample()
        private let guest = GuestSummary.sample()

        init() {
            presenter = OfficeFormPresenter(interactor: interactor, router: router)
            presenter.view = view
            presenter.delegate = delegate
        }

        @Test("The events of the view become requests to the interactor")
        func requests() {
            presenter.viewDidLoad()
            presenter.didTapCommit()
            #expect(interactor.calls == [.start, .save])
        }
        // @for input in fields

        @Test("An edit of “{input.title}” becomes a request to the interactor")
        func editsEntry() {
            presenter.didEditEntry("Bye")
            #expect(interactor.calls == [.editEntry("Bye")])
        }
        // @end
        // @for input in switches
        // @if input.asks

        @Test("“{input.title}” is turned off only after a confirmation")
        func asksAboutLever() {
            presenter.didToggleLever(true)
            #expect(interactor.calls == [.editLever(true)])
            presenter.didToggleLever(false)
            #expect(interactor.calls == [.editLever(true)])
            #expect(view.calls == [.showLever(true), .confirmLever])
            view.calls = []
            presenter.didConfirmLever()
            #expect(interactor.calls == [.editLever(true), .editLever(false)])
            #expect(view.calls == [.showLever(false)])
        }
        // @else

        // | @Test("A change of “{input.title}” becomes a request to the interactor")
        // | func editsLever() {
        // |     presenter.didToggleLever(true)
        // |     presenter.didToggleLever(false)
        // |     #expect(interactor.calls == [.editLever(true), .editLever(false)])
        // | }
        // @end
        // @end

        @Test("The controls show the values of the form")
        func showsValues() {
            presenter.didReplaceValues(guest)
            #expect(
                view.calls == [
                    // @for input in inputs
                    // @if input.isField
                    // @= input.start: "Hello"
                    .showEntry("Hello"),
                    // @end
                    // @if input.isSwitch
                    // @= input.start: true
                    .showLever(true),
                    // @end
                    // @end
                ]
            )
        }

        @Test("The form shows whether its values are valid", arguments: [false, true])
        func showsValidity(canSave: Bool) {
            presenter.didValidate(
                OfficeFormSummary(
                    // @for element in marks
                    // @if element.isError
                    isEntryRejected: canSave,
                    // @end
                    // @if element.isCounter
                    entryLength: 7,
                    entryLimit: 9,
                    // @end
                    // @end
                    canSave: canSave,
                )
            )
            #expect(
                view.calls == [
                    // @for element in marks
                    // @if element.isError
                    .showEntryError(canSave ? "{element.message}" : ""),
                    // @end
                    // @if element.isCounter
                    .showEntryCount("7 of 9"),
                    // @end
                    // @end
                    .enableCommit(canSave),
                ]
            )
        }

        @Test("The saved guest is returned, and the form closes")
        func saves() {
            presenter.didBeginSaving()
            #expect(view.calls == [.showSaving(true)])
            presenter.didSave(guest)
            #expect(delegate.savedGuests == [guest])
            #expect(router.closeCount == 1)
        }

        @Test("After a failure, the form is enabled, and a message appears")
        func savingFails() {
            presenter.didFailToSave()
            #expect(view.calls == [.showSaving(false), .showToast("{form.failure}")])
            #expect(router.closeCount == 0)
        }

        @Test("The form closes without saving")
        func closes() {
            presenter.didTapAbort()
            #expect(router.closeCount == 1)
            #if ASKS
                interactor.hasChanges = true
                presenter.didTapAbort()
                #expect(view.calls == [.confirmClosing])
                #expect(router.closeCount == 1)
                presenter.didConfirmClosing()
                #expect(router.closeCount == 2)
            #endif
            #expect(delegate.savedGuests.isEmpty)
        }

        @Test("The presenter retains no view and no delegate")
        func retainsNothing() {
            var view: OfficeFormViewSpy? = OfficeFormViewSpy()
            var delegate: OfficeFormDelegateSpy? = OfficeFormDelegateSpy()
            presenter.view = view
            presenter.delegate = delegate
            view = nil
            delegate = nil
            #expect(presenter.view == nil)
            #expect(presenter.delegate == nil)
        }
    }
}
