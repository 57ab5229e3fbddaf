/// The screens that the card can open.
@MainActor
protocol ProfileRouterProtocol {
    func openEditor(of profile: ProfileSummary, delegate: any ProfileEditorDelegateProtocol)
}
