package import Model

/// What a list of voice messages needs from outside.
package struct VoiceDependencies {
    package let voiceService: any VoiceService
    package let player: any VoicePlayer

    package init(voiceService: any VoiceService, player: any VoicePlayer) {
        self.voiceService = voiceService
        self.player = player
    }
}
