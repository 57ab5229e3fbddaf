extension TextFormat {
    /// Returns an e-mail address, or `No address` if it is empty.
    package static func mail(_ mail: String) -> String {
        mail.isEmpty ? "No address" : mail
    }

    /// Returns a biography, or `No bio` if it is empty.
    package static func biography(_ biography: String) -> String {
        biography.isEmpty ? "No bio" : biography
    }

    /// Returns the state of a subscription, such as `Newsletter: on`.
    package static func newsletter(_ isReceived: Bool) -> String {
        "Newsletter: \(isReceived ? "on" : "off")"
    }

    /// Returns the length of a text with its limit, such as `12 of 160`.
    package static func characterCount(_ text: String, limit: Int) -> String {
        "\(text.count) of \(limit)"
    }
}
