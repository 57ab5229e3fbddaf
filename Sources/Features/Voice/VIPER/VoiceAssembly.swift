package import HeadlessKit
package import Voice

/// The entry point of the implementation. A list of messages opens no other screen, so the module
/// has no router.
@MainActor
package enum VoiceAssembly {
    package static func screen(_ dependencies: VoiceDependencies) -> UIViewController {
        let interactor = VoicesInteractor(
            voiceService: dependencies.voiceService,
            player: dependencies.player
        )
        let presenter = VoicesPresenter(interactor: interactor)
        let viewController = VoicesViewController(presenter: presenter)
        interactor.output = presenter
        presenter.view = viewController
        return viewController
    }
}
