/// A player that plays nothing, and says what a script lets it say.
@MainActor
package final class InMemoryVoicePlayer: VoicePlayer {
    package var onEvent: ((VoicePlayerEvent, VoiceMessage.ID) -> Void)?

    private let note: (ServiceRequest) -> Void
    /// What it was told to play last. It may speak of that also when it was told to stop.
    private var id: VoiceMessage.ID?

    /// - Parameter note: is told what the player was told.
    package init(note: @escaping (ServiceRequest) -> Void) {
        self.note = note
    }

    package func play(id: VoiceMessage.ID) {
        self.id = id
        note(.play(voiceID: id))
    }

    package func pause() { note(.pause) }
    package func resume() { note(.resume) }
    package func stop() { note(.stop) }

    /// Says something of the message that it was told to play last.
    ///
    /// - Returns: whether there is one.
    package func say(_ event: VoicePlayerEvent) -> Bool {
        guard let id else { return false }
        onEvent?(event, id)
        return true
    }
}
