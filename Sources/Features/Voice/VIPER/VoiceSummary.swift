/// The DTO that the interactor passes to the presenter instead of the `VoiceMessage` entity.
struct VoiceSummary: Equatable {
    /// The playback state of a message.
    enum State {
        case idle, buffering, playing, paused, played, failed
    }

    let id: Int
    let sender: String
    let seconds: Int
    let state: State
}
