internal import Model

/// Performs the effects with the services of the screen.
@MainActor
final class VoicesEffectHandler {
    private let voiceService: any VoiceService
    private let player: any VoicePlayer
    private let onMessage: (String) -> Void
    private var onEvent: ((VoicePlayerEvent, VoiceMessage.ID) -> Void)?

    init(
        voiceService: any VoiceService,
        player: any VoicePlayer,
        onMessage: @escaping (String) -> Void
    ) {
        self.voiceService = voiceService
        self.player = player
        self.onMessage = onMessage
    }

    func perform(_ effect: VoicesEffect, send: @escaping @MainActor (VoicesAction) -> Void) {
        switch effect {
        case .followPlayer:
            onEvent = { send(.playerReported($0, $1)) }
            player.addObserver(self)
        case .load: voiceService.voices { send(.loaded($0)) }
        case .refresh: voiceService.voices { send(.refreshed($0)) }
        case .play(let id): player.play(id: id)
        case .pause: player.pause()
        case .resume: player.resume()
        case .stop: player.stop()
        case .showMessage(let text): onMessage(text)
        }
    }
}

extension VoicesEffectHandler: VoicePlayerObserver {
    func voicePlayerDidReport(_ event: VoicePlayerEvent, of id: VoiceMessage.ID) {
        onEvent?(event, id)
    }
}
