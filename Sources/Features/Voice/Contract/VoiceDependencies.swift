package import Model

/// The dependencies of a list of voice messages.
package struct VoiceDependencies {
    package let voiceService: any VoiceService
    package let player: any VoicePlayer

    package init(voiceService: any VoiceService, player: any VoicePlayer) {
        self.voiceService = voiceService
        self.player = player
    }
}
