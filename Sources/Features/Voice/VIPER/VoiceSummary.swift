/// A message, as the interactor hands it up in place of the entity.
struct VoiceSummary: Equatable {
    /// What a message does, and what it did.
    enum State {
        case idle, buffering, playing, paused, played, failed
    }

    let id: Int
    let sender: String
    let seconds: Int
    let state: State
}
