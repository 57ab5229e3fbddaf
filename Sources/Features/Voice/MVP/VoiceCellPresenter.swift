internal import Model
internal import ModelFormatting

/// Presents the contents of one row and the state of its message. A cell attaches itself while it
/// shows the row.
final class VoiceCellPresenter: VoiceCellPresenterProtocol {
    /// The state of a message.
    enum State {
        case idle, buffering, playing, paused, played, failed
    }

    private(set) weak var view: (any VoiceCellProtocol)?
    var id: Int { message.id }

    let message: VoiceMessage
    private(set) var state = State.idle
    private(set) var wasStarted = false
    private var hasEnded = false

    init(message: VoiceMessage) {
        self.message = message
    }

    func attach(_ view: any VoiceCellProtocol) {
        self.view = view
        view.showTitle(TextFormat.name(message.sender))
        view.showLength(length)
        view.showState(stateText)
    }

    /// Does nothing if another cell has attached itself in the meantime.
    func detach(_ view: any VoiceCellProtocol) {
        if self.view === view { self.view = nil }
    }

    func change(to state: State) {
        self.state = state
        if state == .buffering { wasStarted = true }
        if state == .played { hasEnded = true }
        view?.showState(stateText)
    }

    /// Sets the state when the message is stopped.
    func giveWay() {
        change(to: hasEnded ? .played : .idle)
    }

    private var length: String { TextFormat.duration(seconds: message.seconds) }

    private var stateText: String {
        switch state {
        case .idle: "Idle"
        case .buffering: "Buffering"
        case .playing: "Playing"
        case .paused: "Paused"
        case .played: "Played"
        case .failed: "Failed"
        }
    }
}
