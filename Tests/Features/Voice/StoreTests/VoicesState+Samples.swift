internal import Model

@testable internal import Implementation

extension VoiceMessage {
    /// The messages with the given identifiers.
    static func samples(_ ids: Int...) -> [VoiceMessage] {
        ids.map { VoiceMessage(id: $0, sender: "Ada", seconds: $0) }
    }
}

extension VoicesState {
    /// A list of messages in the given states, counted from 1. Those that are not idle were started.
    static func listing(_ playbacks: VoiceState.Playback...) -> VoicesState {
        var state = VoicesState()
        state.placeholder = .none
        for (index, playback) in playbacks.enumerated() {
            var voice = VoiceState(message: VoiceMessage.samples(index + 1)[0])
            voice.playback = playback
            voice.wasStarted = playback != .idle
            voice.hasEnded = playback == .played
            state.voices[voice.id] = voice
            state.listedIDs.append(voice.id)
            if [.buffering, .playing, .paused].contains(playback) { state.currentID = voice.id }
        }
        return state
    }

    /// Returns the state with a change.
    func with(_ change: (inout VoicesState) -> Void) -> VoicesState {
        var state = self
        change(&state)
        return state
    }
}
