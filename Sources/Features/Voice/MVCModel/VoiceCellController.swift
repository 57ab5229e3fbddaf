internal import HeadlessKit
internal import Model
internal import ModelFormatting
internal import Voice

/// Controls one row: writes the texts of its message.
///
/// It has no state: the controller of the list creates it for each cell that it fills, and does not store
/// it.
@MainActor
final class VoiceCellController {
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

    private let message: VoiceMessage
    private let state: VoicePlaylist.State

    init(message: VoiceMessage, state: VoicePlaylist.State) {
        self.message = message
        self.state = state
    }

    func fill(_ cell: VoiceCell) {
        cell.accessibilityIdentifier = VoiceElement.Message.row(id: message.id)
        cell.titleLabel.text = title
        cell.lengthLabel.text = length
        update(cell)
    }

    /// Shows the part of the row that can change while a cell shows it.
    func update(_ cell: VoiceCell) {
        cell.stateLabel.text = stateText
    }
}
