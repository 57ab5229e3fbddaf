package import HeadlessKit
package import Voice

/// The entry point of the implementation.
@MainActor
package enum VoiceAssembly {
    package static func screen(_ dependencies: VoiceDependencies) -> UIViewController {
        let playlist = VoicePlaylist(
            voiceService: dependencies.voiceService,
            player: dependencies.player
        )
        return VoicesViewController(playlist: playlist)
    }
}
