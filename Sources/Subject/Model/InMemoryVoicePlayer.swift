/// A player that plays nothing, and says what a script lets it say.
@MainActor
package final class InMemoryVoicePlayer: VoicePlayer {
    package var onEvent: ((VoicePlayerEvent, VoiceMessage.ID) -> Void)?

    private let note: (ServiceRequest) -> Void
    /// What it was told to play last. It may speak of that also when it was told to stop.
    private var id: VoiceMessage.ID?
    /// What it was told to play before that, where it was another.
    private var earlierID: VoiceMessage.ID?

    /// - Parameter note: is told what the player was told.
    package init(note: @escaping (ServiceRequest) -> Void) {
        self.note = note
    }

    package func play(id: VoiceMessage.ID) {
        if id != self.id { earlierID = self.id }
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
        say(event, of: id)
    }

    /// Says something, late, of the other message that it was told to play before the last.
    ///
    /// - Returns: whether there is one.
    package func sayLate(_ event: VoicePlayerEvent) -> Bool {
        say(event, of: earlierID)
    }

    private func say(_ event: VoicePlayerEvent, of id: VoiceMessage.ID?) -> Bool {
        guard let id else { return false }
        onEvent?(event, id)
        return true
    }
}
