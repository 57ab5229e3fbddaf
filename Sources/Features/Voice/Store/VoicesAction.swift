internal import Model

enum VoicesAction: Equatable {
    // The user
    case opened
    case retryTapped
    case pulled
    case voiceTapped(VoiceState.ID)
    case disappeared

    // The effects
    case loaded(Result<[VoiceMessage], ServiceError>)
    case refreshed(Result<[VoiceMessage], ServiceError>)
    case playerReported(VoicePlayerEvent, VoiceMessage.ID)
}
