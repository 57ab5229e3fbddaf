package import Foundation

/// A blog that only its author can see.
package struct Draft: Identifiable, Hashable, Sendable {
    package let id: Int
    /// Empty where the author has not named it yet.
    package var title: String
    package var editedAt: Date

    package init(id: Int, title: String, editedAt: Date) {
        self.id = id
        self.title = title
        self.editedAt = editedAt
    }
}
