/// The ways out of the editor.
@MainActor
protocol ProfileEditorRouterProtocol {
    func close()
}
