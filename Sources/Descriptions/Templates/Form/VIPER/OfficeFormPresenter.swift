final class OfficeFormPresenter: OfficeFormPresenterProtocol {
    weak var view: (any OfficeFormViewProtocol)?
    weak var delegate: (any OfficeFormDelegateProtocol)?

    private let interactor: any OfficeFormInteractorProtocol
    private let router: any OfficeFormRouterProtocol

    init(interactor: any OfficeFormInteractorProtocol, router: any OfficeFormRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        interactor.start()
    }
    // @for input in fields

    func didEditEntry(_ text: String) {
        interactor.editEntry(text)
    }
    // @end
    // @for input in switches

    func didToggleLever(_ isOn: Bool) {
        // @if input.asks
        guard isOn else {
            // The switch is on until the user confirms.
            view?.showLever(true)
            view?.confirmLever()
            return
        }
        interactor.editLever(true)
        // @else
        // | interactor.editLever(isOn)
        // @end
    }
    // @if input.asks

    func didConfirmLever() {
        view?.showLever(false)
        interactor.editLever(false)
    }
    // @end
    // @end

    func didTapCommit() {
        interactor.save()
    }

    func didTapAbort() {
        // @if ASKS
        if interactor.hasChanges { view?.confirmClosing() } else { router.close() }
        // @else
        // | router.close()
        // @end
    }
    // @if ASKS

    func didConfirmClosing() {
        router.close()
    }
    // @end
}

extension OfficeFormPresenter: OfficeFormInteractorOutputProtocol {
    func didReplaceValues(_ guest: GuestSummary) {
        // @for input in inputs
        // @if input.isField
        view?.showEntry(guest.phrase)
        // @end
        // @if input.isSwitch
        view?.showLever(guest.isLoud)
        // @end
        // @end
    }

    func didValidate(_ form: OfficeFormSummary) {
        // @for element in marks
        // @if element.isError
        view?.showEntryError(form.isEntryRejected ? "{element.message}" : "")
        // @end
        // @if element.isCounter
        view?.showEntryCount("\(form.entryLength) of \(form.entryLimit)")
        // @end
        // @end
        view?.enableCommit(form.canSave)
    }

    func didBeginSaving() {
        view?.showSaving(true)
    }

    func didSave(_ guest: GuestSummary) {
        delegate?.officeFormDidSave(guest)
        router.close()
    }

    func didFailToSave() {
        view?.showSaving(false)
        view?.showToast("{form.failure}")
    }
}
