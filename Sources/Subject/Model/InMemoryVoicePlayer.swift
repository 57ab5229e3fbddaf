/// A player without sound that reports the events of a scenario.
@MainActor
package final class InMemoryVoicePlayer: VoicePlayer {
    private let note: (ServiceRequest) -> Void
    /// The message that was played last. The player can report events of it also after it was
    /// stopped.
    private var id: VoiceMessage.ID?
    /// The previous message, if it was a different one.
    private var earlierID: VoiceMessage.ID?
    private var observers = Observers<any VoicePlayerObserver>()

    /// - Parameter note: receives each call of the player as a request.
    package init(note: @escaping (ServiceRequest) -> Void) {
        self.note = note
    }

    package func addObserver(_ observer: any VoicePlayerObserver) {
        observers.add { [weak observer] in observer }
    }

    package func play(id: VoiceMessage.ID) {
        if id != self.id { earlierID = self.id }
        self.id = id
        note(.play(voiceID: id))
    }

    package func pause() { note(.pause) }
    package func resume() { note(.resume) }
    package func stop() { note(.stop) }

    /// Reports an event of the message that was played last.
    ///
    /// - Returns: `true` if there is such a message.
    package func say(_ event: VoicePlayerEvent) -> Bool {
        say(event, of: id)
    }

    /// Reports a late event of the previous message, if it was a different one.
    ///
    /// - Returns: `true` if there is such a message.
    package func sayLate(_ event: VoicePlayerEvent) -> Bool {
        say(event, of: earlierID)
    }

    private func say(_ event: VoicePlayerEvent, of id: VoiceMessage.ID?) -> Bool {
        guard let id else { return false }
        observers.notify { $0.voicePlayerDidReport(event, of: id) }
        return true
    }
}
