@testable internal import Implementation

final class VoiceCellSpy: VoiceCellProtocol {
    enum Call: Equatable {
        case showTitle(String)
        case showLength(String)
        case showState(String)
    }

    var calls: [Call] = []

    func showTitle(_ title: String) { calls.append(.showTitle(title)) }
    func showLength(_ length: String) { calls.append(.showLength(length)) }
    func showState(_ state: String) { calls.append(.showState(state)) }
}
