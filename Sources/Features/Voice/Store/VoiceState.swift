internal import Model
internal import ModelFormatting

/// A message in the list, and what the player has done with it.
struct VoiceState: Equatable, Codable, Identifiable {
    enum Playback: Codable {
        case idle, buffering, playing, paused, played, failed
    }

    let message: VoiceMessage
    var playback = Playback.idle
    var wasStarted = false
    var hasEnded = false

    var id: Int { message.id }
    var title: String { TextFormat.name(message.sender) }
    var length: String { TextFormat.duration(seconds: message.seconds) }
    var playbackText: String {
        switch playback {
        case .idle: "Idle"
        case .buffering: "Buffering"
        case .playing: "Playing"
        case .paused: "Paused"
        case .played: "Played"
        case .failed: "Failed"
        }
    }
}
