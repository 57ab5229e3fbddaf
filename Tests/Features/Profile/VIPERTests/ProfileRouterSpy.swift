@testable internal import Implementation

final class ProfileRouterSpy: ProfileRouterProtocol {
    var openedProfiles: [ProfileSummary] = []
    weak var delegate: (any ProfileEditorDelegateProtocol)?

    func openEditor(of profile: ProfileSummary, delegate: any ProfileEditorDelegateProtocol) {
        openedProfiles.append(profile)
        self.delegate = delegate
    }
}
