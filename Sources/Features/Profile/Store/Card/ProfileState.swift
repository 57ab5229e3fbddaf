internal import Model
internal import ModelFormatting

/// The contents of the card, and of the editor while it is open.
struct ProfileState: Equatable, Codable {
    /// The progress of loading.
    enum Content: Equatable, Codable {
        case loading
        case failed(String)
        case loaded(Profile)
    }

    var content = Content.loading
    /// The form; `nil` if it is closed.
    var editor: ProfileEditorState?

    var showsEditor: Bool { editor != nil }
    /// The shown profile; `nil` before one has arrived.
    var profile: Profile? {
        if case .loaded(let profile) = content { profile } else { nil }
    }
    var name: String { profile.map { TextFormat.name($0.name) } ?? "" }
    var mail: String { profile.map { TextFormat.mail($0.mail) } ?? "" }
    var biography: String { profile.map { TextFormat.biography($0.biography) } ?? "" }
    var newsletter: String {
        profile.map { TextFormat.newsletter($0.receivesNewsletter) } ?? ""
    }
}
