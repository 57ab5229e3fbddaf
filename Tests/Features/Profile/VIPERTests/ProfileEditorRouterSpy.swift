@testable internal import ProfileVIPER

final class ProfileEditorRouterSpy: ProfileEditorRouterProtocol {
    var closeCount = 0

    func close() { closeCount += 1 }
}
