/// The values that a user states about themselves.
package struct Profile: Identifiable, Codable, Hashable, Sendable {
    /// The largest number of characters in a biography.
    package static let biographyLimit = 160

    package let id: User.ID
    package var name: String
    /// An e-mail address; empty if the user has none.
    package var mail: String
    package var biography: String
    package var receivesNewsletter: Bool

    package init(
        id: User.ID,
        name: String,
        mail: String,
        biography: String,
        receivesNewsletter: Bool
    ) {
        self.id = id
        self.name = name
        self.mail = mail
        self.biography = biography
        self.receivesNewsletter = receivesNewsletter
    }
}

extension Profile {
    /// The profile as it is saved: without blanks around the name and the address.
    package var trimmed: Profile {
        var profile = self
        profile.name = name.trimmed
        profile.mail = mail.trimmed
        return profile
    }

    /// A Boolean value that states if the name has a character that is not blank.
    package var hasValidName: Bool { !name.isBlank }

    /// A Boolean value that states if the address is blank, or has the form `text@text.text`
    /// without blanks inside. Blanks around the address are ignored.
    package var hasValidMail: Bool {
        let address = mail.trimmed
        if address.isEmpty { return true }
        let parts = address.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !address.contains(where: \.isBlank) else {
            return false
        }
        return parts[1].dropFirst().dropLast().contains(".")
    }

    /// A Boolean value that states if the biography is within ``biographyLimit``.
    package var hasValidBiography: Bool { biography.count <= Self.biographyLimit }

    /// A Boolean value that states if all values are valid.
    package var isValid: Bool { hasValidName && hasValidMail && hasValidBiography }
}
