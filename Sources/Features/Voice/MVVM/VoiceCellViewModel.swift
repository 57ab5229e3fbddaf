internal import DataBinding
internal import Model
internal import ModelFormatting

/// The contents of one row and the state of its message. A cell binds itself to the contents while it
/// shows the row.
@MainActor
final class VoiceCellViewModel {
    /// The state of a message.
    enum State {
        case idle, buffering, playing, paused, played, failed
    }

    let stateText = Bindable("")

    var id: Int { message.id }
    var title: String { TextFormat.name(message.sender) }
    var length: String { TextFormat.duration(seconds: message.seconds) }

    let message: VoiceMessage
    private(set) var state = State.idle {
        didSet { showState() }
    }
    private(set) var wasStarted = false
    private var hasEnded = false

    init(message: VoiceMessage) {
        self.message = message
        showState()
    }

    /// Removes the bindings of an observer.
    func unbind(_ observer: AnyObject) {
        stateText.unbind(observer)
    }

    private func showState() {
        stateText.value =
            switch state {
            case .idle: "Idle"
            case .buffering: "Buffering"
            case .playing: "Playing"
            case .paused: "Paused"
            case .played: "Played"
            case .failed: "Failed"
            }
    }

    func change(to state: State) {
        self.state = state
        if state == .buffering { wasStarted = true }
        if state == .played { hasEnded = true }
    }

    /// Sets the state when the message is stopped.
    func giveWay() {
        change(to: hasEnded ? .played : .idle)
    }
}
