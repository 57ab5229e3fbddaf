/// The texts of a file before and after a patch; `nil` means that there is no file.
struct FileTexts: Sendable {
    let before: String?
    var after: String?

    /// The texts of the patch that undoes this one.
    var reversed: FileTexts { FileTexts(before: after, after: before) }
}
