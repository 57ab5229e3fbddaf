extension NameCheck {
    /// The types of Swift, Foundation and Testing whose names a description can use for other
    /// purposes.
    static let typesOfSwift: Set<String> = [
        "Actor", "AnyObject", "Attachment", "Bug", "Bundle", "Calendar", "Clock", "CodingKey",
        "Codable", "Collection", "Comment", "Comparable", "Confirmation", "Decoder", "Duration",
        "Encoder", "Equatable", "Hashable", "Hasher", "Identifiable", "Issue", "KeyPath", "Locale",
        "MainActor", "Mirror", "Notification", "Process", "Range", "Regex", "Sendable", "Sequence",
        "Slice", "Tag", "Thread", "Timer", "Trait", "Unicode", "Zip",
    ]
}
