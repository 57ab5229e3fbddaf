/// A player of voice messages, one at a time, that reports its events.
@MainActor
package protocol VoicePlayer: AnyObject {
    /// Called with each event and the identifier of its message.
    var onEvent: ((VoicePlayerEvent, VoiceMessage.ID) -> Void)? { get set }

    func play(id: VoiceMessage.ID)
    func pause()
    func resume()
    func stop()
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
