@testable internal import VoiceVIPER

final class VoiceCellSpy: VoiceCellProtocol {
    enum Call: Equatable {
        case showIdentifier(String)
        case showTitle(String)
        case showLength(String)
        case showState(String)
    }

    var calls: [Call] = []

    func showIdentifier(_ identifier: String) { calls.append(.showIdentifier(identifier)) }
    func showTitle(_ title: String) { calls.append(.showTitle(title)) }
    func showLength(_ length: String) { calls.append(.showLength(length)) }
    func showState(_ state: String) { calls.append(.showState(state)) }
}
