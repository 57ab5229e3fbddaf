internal import Model

/// Performs the effects with the services of the screen.
@MainActor
struct VoicesEffectHandler {
    let voiceService: any VoiceService
    let player: any VoicePlayer

    func perform(_ effect: VoicesEffect, send: @escaping @MainActor (VoicesAction) -> Void) {
        switch effect {
        case .followPlayer: player.onEvent = { send(.playerReported($0, $1)) }
        case .load: voiceService.voices { send(.loaded($0)) }
        case .refresh: voiceService.voices { send(.refreshed($0)) }
        case .play(let id): player.play(id: id)
        case .pause: player.pause()
        case .resume: player.resume()
        case .stop: player.stop()
        }
    }
}
