internal import AppSupport
package import HeadlessKit
package import StateManagement
package import Voice

/// The entry point of the implementation.
@MainActor
package enum VoiceAssembly {
    /// - Parameter archive: the states of an earlier screen, and later those of this one.
    package static func screen(
        _ dependencies: VoiceDependencies,
        archive: StateArchive? = nil
    ) -> UIViewController {
        weak var screen: VoicesViewController?
        let handler = VoicesEffectHandler(
            voiceService: dependencies.voiceService,
            player: dependencies.player,
            onMessage: { screen?.showToast($0) }
        )
        let store = Store(
            archive?.state() ?? VoicesState(),
            reduce: VoicesReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        let viewController = VoicesViewController(store: store)
        screen = viewController
        return viewController
    }
}
