package import HeadlessKit
package import Voice

/// The entry point of the implementation.
@MainActor
package enum VoiceAssembly {
    package static func screen(_ dependencies: VoiceDependencies) -> UIViewController {
        let presenter = VoicesPresenter(
            voiceService: dependencies.voiceService,
            player: dependencies.player
        )
        let viewController = VoicesViewController(presenter: presenter)
        presenter.view = viewController
        return viewController
    }
}
