internal import Scenarios

extension ProfileElement {
    /// All names, from top to bottom.
    static let names = ElementNames([
        name, mail, biography, newsletter, edit, loading, error, retry, Editor.name,
        Editor.nameError, Editor.mail, Editor.mailError, Editor.biography, Editor.biographyCount,
        Editor.newsletter, Editor.save, Editor.cancel, Editor.saving,
    ])
}
