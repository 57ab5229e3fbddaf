internal import ModelFormatting

final class ProfilePresenter: ProfilePresenterProtocol {
    weak var view: (any ProfileViewProtocol)?

    private let interactor: any ProfileInteractorProtocol
    private let router: any ProfileRouterProtocol

    /// The shown profile; `nil` before one has arrived.
    private var profile: ProfileSummary?

    init(interactor: any ProfileInteractorProtocol, router: any ProfileRouterProtocol) {
        self.interactor = interactor
        self.router = router
    }

    func viewDidLoad() {
        interactor.start()
    }

    func didTapEdit() {
        if let profile { router.openEditor(of: profile, delegate: self) }
    }

    func didTapRetry() {
        interactor.fetchProfile()
    }

    private func show(_ profile: ProfileSummary) {
        self.profile = profile
        view?.showName(TextFormat.name(profile.name))
        view?.showMail(TextFormat.mail(profile.mail))
        view?.showBiography(TextFormat.biography(profile.biography))
        view?.showNewsletter(TextFormat.newsletter(profile.receivesNewsletter))
        view?.showEditButton()
    }
}

extension ProfilePresenter: ProfileInteractorOutputProtocol {
    func didBeginFetchingProfile() {
        view?.showLoading()
    }

    func didReceiveProfile(_ profile: ProfileSummary) {
        show(profile)
    }

    func didFailToFetchProfile() {
        view?.showError("Could not load the profile")
    }
}

extension ProfilePresenter: ProfileEditorDelegateProtocol {
    func profileEditorDidSave(_ profile: ProfileSummary) {
        show(profile)
    }
}
