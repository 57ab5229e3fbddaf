package import Foundation

/// A blog that only its author can see.
package struct Draft: Identifiable, Codable, Hashable, Sendable {
    package let id: Int
    /// The title; empty if the author has not written one yet.
    package var title: String
    package var editedAt: Date

    package init(id: Int, title: String, editedAt: Date) {
        self.id = id
        self.title = title
        self.editedAt = editedAt
    }
}
