/// A player of voice messages, one at a time, that reports its events.
@MainActor
package protocol VoicePlayer: AnyObject {
    /// Adds an observer of the events. The observer is not retained.
    func addObserver(_ observer: any VoicePlayerObserver)

    func play(id: VoiceMessage.ID)
    func pause()
    func resume()
    func stop()
}

/// An object that receives each event of a player with the identifier of its message.
@MainActor
package protocol VoicePlayerObserver: AnyObject {
    func voicePlayerDidReport(_ event: VoicePlayerEvent, of id: VoiceMessage.ID)
}

/// An event that a player reports for a message. The raw value is the keyword in scenarios.
package enum VoicePlayerEvent: String, CaseIterable, Hashable, Sendable {
    /// The sound of the message begins.
    case ready
    /// The message was played to its end.
    case ended
    /// The message cannot be played.
    case failed
}
