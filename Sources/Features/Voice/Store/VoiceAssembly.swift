package import HeadlessKit
internal import StateManagement
package import Voice

/// The entry point of the implementation.
@MainActor
package enum VoiceAssembly {
    package static func screen(_ dependencies: VoiceDependencies) -> ViewController {
        let handler = VoicesEffectHandler(
            voiceService: dependencies.voiceService,
            player: dependencies.player
        )
        let store = Store(
            VoicesState(),
            reduce: VoicesReducer.reduce,
            perform: handler.perform
        )
        return VoicesViewController(store: store)
    }
}
