@testable internal import Implementation

final class ProfileEditorDelegateSpy: ProfileEditorDelegateProtocol {
    var savedProfiles: [ProfileSummary] = []

    func profileEditorDidSave(_ profile: ProfileSummary) { savedProfiles.append(profile) }
}
