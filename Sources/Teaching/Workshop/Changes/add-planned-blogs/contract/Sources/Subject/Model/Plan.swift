package import Foundation

/// A blog that its author means to write.
package struct Plan: Identifiable, Codable, Hashable, Sendable {
    package let id: Int
    /// Empty where the author has not named it yet.
    package var title: String
    package var dueOn: Date

    package init(id: Int, title: String, dueOn: Date) {
        self.id = id
        self.title = title
        self.dueOn = dueOn
    }
}
