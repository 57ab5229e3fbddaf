@testable internal import VoiceVIPER

final class VoicesInteractorOutputSpy: VoicesInteractorOutputProtocol {
    enum Call: Equatable {
        case didBeginFetchingVoices
        case didFetchVoices
        case didFailToFetchVoices
        case didFailToRefreshVoices
        case didChangeState(VoiceSummary.State, index: Int)
    }

    var calls: [Call] = []

    func didBeginFetchingVoices() { calls.append(.didBeginFetchingVoices) }
    func didFetchVoices() { calls.append(.didFetchVoices) }
    func didFailToFetchVoices() { calls.append(.didFailToFetchVoices) }
    func didFailToRefreshVoices() { calls.append(.didFailToRefreshVoices) }

    func didChangeState(of voice: VoiceSummary, at index: Int) {
        calls.append(.didChangeState(voice.state, index: index))
    }
}
