internal import Model
internal import Voice

/// What one row shows, and what became of its message. A cell binds to it while it shows the row.
///
/// An observer hears of the value when it is set, and of each change after that.
@MainActor
final class VoiceCellViewModel {
    /// The object that set the closures. Only its identity is used.
    weak var observer: AnyObject?
    /// What a message does, and what it did.
    enum State {
        case idle, buffering, playing, paused, played, failed
    }

    var onStateTextChange: ((String) -> Void)? {
        didSet { onStateTextChange?(stateText) }
    }

    var identifier: String { VoiceElement.Message.row(id: message.id) }
    var title: String { message.sender.isEmpty ? "Anonymous" : message.sender }
    var length: String {
        let seconds = message.seconds % 60
        return "\(message.seconds / 60):\(seconds < 10 ? "0" : "")\(seconds)"
    }
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

    let message: VoiceMessage
    private(set) var state = State.idle {
        didSet { if state != oldValue { onStateTextChange?(stateText) } }
    }
    private(set) var wasStarted = false
    private var hasEnded = false

    init(message: VoiceMessage) {
        self.message = message
    }

    /// Removes the closures. Does nothing if another observer has set them in the meantime.
    func unbind(_ observer: AnyObject) {
        guard self.observer === observer else { return }
        onStateTextChange = nil
    }

    func change(to state: State) {
        self.state = state
        if state == .buffering { wasStarted = true }
        if state == .played { hasEnded = true }
    }

    /// Another message is started.
    func giveWay() {
        change(to: hasEnded ? .played : .idle)
    }
}
