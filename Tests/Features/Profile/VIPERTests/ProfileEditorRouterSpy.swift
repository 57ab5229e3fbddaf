@testable internal import Implementation

final class ProfileEditorRouterSpy: ProfileEditorRouterProtocol {
    var closeCount = 0

    func close() { closeCount += 1 }
}
