internal import HeadlessKit
internal import Model
internal import ModelFormatting
internal import Voice

/// Controls the contents of one row and the state of its message.
@MainActor
final class VoiceCellController {
    /// The state of a message.
    enum State {
        case idle, buffering, playing, paused, played, failed
    }

    /// Returns the cell that shows the row; `nil` if the row is not visible. Cells are reused, so none is
    /// stored.
    var visibleCell: (() -> VoiceCell?)?

    var title: String { TextFormat.name(message.sender) }
    var length: String { TextFormat.duration(seconds: message.seconds) }
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
    private(set) var state = State.idle
    private(set) var wasStarted = false
    private var hasEnded = false

    init(message: VoiceMessage) {
        self.message = message
    }

    func fill(_ cell: VoiceCell) {
        cell.accessibilityIdentifier = VoiceElement.Message.row(id: message.id)
        cell.titleLabel.text = title
        cell.lengthLabel.text = length
        cell.stateLabel.text = stateText
    }

    func change(to state: State) {
        self.state = state
        if state == .buffering { wasStarted = true }
        if state == .played { hasEnded = true }
        visibleCell?()?.stateLabel.text = stateText
    }

    /// Sets the state when the message is stopped.
    func giveWay() {
        change(to: hasEnded ? .played : .idle)
    }
}
