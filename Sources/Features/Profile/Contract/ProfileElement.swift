/// The accessibility identifiers of the elements of a profile and its editor.
package enum ProfileElement {
    package static let name = "profile.name"
    package static let mail = "profile.mail"
    package static let biography = "profile.bio"
    package static let newsletter = "profile.newsletter"
    package static let edit = "edit"
    package static let loading = "profile.loading"
    package static let error = "profile.error"
    package static let retry = "profile.retry"

    /// The elements of the editor.
    package enum Editor {
        package static let name = "name"
        package static let nameError = "name.error"
        package static let mail = "mail"
        package static let mailError = "mail.error"
        package static let biography = "bio"
        package static let biographyCount = "bio.count"
        package static let newsletter = "newsletter"
        package static let save = "save"
        package static let cancel = "cancel"
        package static let saving = "saving"
    }
}
