/// The texts of a file before and after a patch; `nil` means that there is no file.
package struct FileTexts: Sendable {
    package let before: String?
    package var after: String?

    package init(before: String?, after: String?) {
        self.before = before
        self.after = after
    }

    /// The texts of the patch that undoes this one.
    package var reversed: FileTexts { FileTexts(before: after, after: before) }
}
