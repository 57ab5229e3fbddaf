internal import Model
internal import ModelFormatting
internal import Observation

/// The contents of one row and the state of its message.
@MainActor
@Observable
final class VoiceModel: Identifiable {
    enum State {
        case idle, buffering, playing, paused, played, failed
    }

    private(set) var state = State.idle

    let message: VoiceMessage
    @ObservationIgnored private(set) var wasStarted = false
    @ObservationIgnored private var hasEnded = false

    var title: String { TextFormat.name(message.sender) }
    var length: String { TextFormat.duration(seconds: message.seconds) }
    var stateText: String {
        switch state {
        case .idle: "Idle"
        case .buffering: "Buffering"
        case .playing: "Playing"
        case .paused: "Paused"
        case .played: "Played"
        case .failed: "Failed"
        }
    }

    nonisolated var id: Int { message.id }

    init(message: VoiceMessage) {
        self.message = message
    }

    func change(to state: State) {
        self.state = state
        if state == .buffering { wasStarted = true }
        if state == .played { hasEnded = true }
    }

    /// Sets the state when the message is stopped.
    func giveWay() {
        change(to: hasEnded ? .played : .idle)
    }
}
