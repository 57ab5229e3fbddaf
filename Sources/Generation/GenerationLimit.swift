package import Descriptions

/// What a description can say that is played, and held against cells written by hand, but that no cell
/// can be generated from.
package struct GenerationLimit: Hashable, Sendable {
    /// What stands in the description.
    package let name: Name
    package let reason: String

    /// - Returns: `nil` where all can be generated.
    package init?(_ description: Description) {
        if let part = description.allLeftOut.first {
            self.init(part.name, "is left out, and nobody knows what to write for it")
        } else if let count = description.lists.flatMap(\.counts).first(where: {
            $0.question != nil
        }) {
            self.init(count.button, "asks before it counts")
        } else {
            return nil
        }
    }

    private init(_ name: Name, _ reason: String) {
        self.name = name
        self.reason = reason
    }
}
