@testable internal import Implementation

final class VoicesInteractorSpy: VoicesInteractorProtocol {
    enum Call: Equatable {
        case start
        case fetchVoices
        case refreshVoices
        case playOrPauseVoice(id: Int)
        case stopVoice
    }

    var calls: [Call] = []

    func start() { calls.append(.start) }
    func fetchVoices() { calls.append(.fetchVoices) }
    func refreshVoices() { calls.append(.refreshVoices) }
    func playOrPauseVoice(id: Int) { calls.append(.playOrPauseVoice(id: id)) }
    func stopVoice() { calls.append(.stopVoice) }
}
