@testable internal import Implementation

final class VoicesInteractorOutputSpy: VoicesInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingVoices
        case didFetchVoices([VoiceSummary])
        case didFailToFetchVoices
        case didFailToRefreshVoices
        case didUpdateVoice(id: Int, VoiceSummary.State)
    }

    var calls: [Call] = []

    func didBeginFetchingVoices() { calls.append(.didBeginFetchingVoices) }
    func didFetchVoices(_ voices: [VoiceSummary]) { calls.append(.didFetchVoices(voices)) }
    func didFailToFetchVoices() { calls.append(.didFailToFetchVoices) }
    func didFailToRefreshVoices() { calls.append(.didFailToRefreshVoices) }

    func didUpdateVoice(_ voice: VoiceSummary) {
        calls.append(.didUpdateVoice(id: voice.id, voice.state))
    }
}
