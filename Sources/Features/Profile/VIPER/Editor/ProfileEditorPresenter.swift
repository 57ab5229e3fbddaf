internal import ModelFormatting

final class ProfileEditorPresenter: ProfileEditorPresenterProtocol {
    weak var view: (any ProfileEditorViewProtocol)?
    weak var delegate: (any ProfileEditorDelegateProtocol)?

    private let interactor: any ProfileEditorInteractorProtocol
    private let router: any ProfileEditorRouterProtocol

    init(
        interactor: any ProfileEditorInteractorProtocol,
        router: any ProfileEditorRouterProtocol
    ) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        interactor.start()
    }

    func didEditName(_ name: String) {
        interactor.editName(name)
    }

    func didEditMail(_ mail: String) {
        interactor.editMail(mail)
    }

    func didEditBiography(_ biography: String) {
        interactor.editBiography(biography)
    }

    func didToggleNewsletter(_ isOn: Bool) {
        interactor.editNewsletter(isOn)
    }

    func didTapSave() {
        interactor.save()
    }

    func didTapCancel() {
        if interactor.hasChanges { view?.confirmDiscarding() } else { router.close() }
    }

    func didConfirmDiscarding() {
        router.close()
    }
}

extension ProfileEditorPresenter: ProfileEditorInteractorOutputProtocol {
    func didReplaceValues(_ profile: ProfileSummary) {
        view?.showName(profile.name)
        view?.showMail(profile.mail)
        view?.showBiography(profile.biography)
        view?.showNewsletter(profile.receivesNewsletter)
    }

    func didValidate(_ form: FormSummary) {
        view?.showNameError(form.isNameRejected ? "Enter a name" : "")
        view?.showMailError(form.isMailRejected ? "Enter a valid address" : "")
        view?.showBiographyCount(
            TextFormat.characterCount(form.biography, limit: form.biographyLimit)
        )
        view?.enableSaving(form.canSave)
    }

    func didBeginSaving() {
        view?.showSaving(true)
    }

    func didSave(_ profile: ProfileSummary) {
        delegate?.profileEditorDidSave(profile)
        router.close()
    }

    func didFailToSave() {
        view?.showSaving(false)
        view?.showToast("Could not save")
    }
}
