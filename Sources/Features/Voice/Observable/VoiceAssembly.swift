package import HeadlessKit
package import Voice

/// The entry point of the implementation. The messages open no other screen, so the module has no
/// coordinator.
@MainActor
package enum VoiceAssembly {
    package static func screen(_ dependencies: VoiceDependencies) -> UIViewController {
        let model = VoicesModel(
            voiceService: dependencies.voiceService,
            player: dependencies.player
        )
        return VoicesViewController(model: model)
    }
}
