@testable internal import Implementation

final class CommentCellSpy: CommentCellProtocol {
    enum Call: Equatable {
        case showAvatar(String)
        case showName(String)
        case showTime(String)
        case showContent(mention: String, body: String)
        case showFavours(String)
        case enableFavour(Bool)
    }

    var calls: [Call] = []

    func showAvatar(_ avatar: String) { calls.append(.showAvatar(avatar)) }
    func showName(_ name: String) { calls.append(.showName(name)) }
    func showTime(_ time: String) { calls.append(.showTime(time)) }
    func showFavours(_ favours: String) { calls.append(.showFavours(favours)) }
    func enableFavour(_ isEnabled: Bool) { calls.append(.enableFavour(isEnabled)) }

    func showContent(mention: String, body: String) {
        calls.append(.showContent(mention: mention, body: body))
    }
}
