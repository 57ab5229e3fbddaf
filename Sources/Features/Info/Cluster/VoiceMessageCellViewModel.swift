internal import Model
internal import ModelFormatting

/// The contents of a row that shows a voice message.
struct VoiceMessageCellViewModel: InfoCellViewModelProtocol {
    let message: VoiceMessage

    var icon: String { "voice" }
    var title: String { TextFormat.name(message.sender) }
    var subtitle: String { "Voice message" }
    var detail: String { TextFormat.duration(seconds: message.seconds) }
}
