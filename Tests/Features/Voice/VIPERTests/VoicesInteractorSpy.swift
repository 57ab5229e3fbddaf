@testable internal import VoiceVIPER

final class VoicesInteractorSpy: VoicesInteractorProtocol {
    enum Call: Equatable {
        case start
        case fetchVoices
        case refreshVoices
        case playOrPauseVoice(index: Int)
    }

    var voices: [VoiceSummary] = []
    var calls: [Call] = []

    var voiceCount: Int { voices.count }
    func voice(at index: Int) -> VoiceSummary { voices[index] }

    func start() { calls.append(.start) }
    func fetchVoices() { calls.append(.fetchVoices) }
    func refreshVoices() { calls.append(.refreshVoices) }
    func playOrPauseVoice(at index: Int) { calls.append(.playOrPauseVoice(index: index)) }
}
