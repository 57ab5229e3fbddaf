/// Plays one voice message at a time, and says how that goes.
@MainActor
package protocol VoicePlayer: AnyObject {
    /// Called with what happened to which message.
    var onEvent: ((VoicePlayerEvent, VoiceMessage.ID) -> Void)? { get set }

    func play(id: VoiceMessage.ID)
    func pause()
    func resume()
    func stop()
}

/// What a player says of a message. The raw value is the word that scripts use.
package enum VoicePlayerEvent: String, CaseIterable, Hashable, Sendable {
    /// It begins to be heard.
    case ready
    /// It was heard to its end.
    case ended
    /// It cannot be heard.
    case failed
}
