package import Foundation

/// The first line of a scenario: the feature and its configuration.
package struct Opening: Hashable, Sendable {
    /// The feature's name, such as `blog-feed`.
    package var feature: String
    /// The given values; other keys have defaults.
    package var values: [String: JSONValue]

    package init(feature: String, values: [String: JSONValue] = [:]) {
        self.feature = feature
        self.values = values
    }

    package func text(_ key: String, default fallback: String) -> String {
        if case .text(let text)? = values[key] { text } else { fallback }
    }

    package func integer(_ key: String, default fallback: Int) -> Int {
        if case .integer(let integer)? = values[key] { integer } else { fallback }
    }

    package func integers(_ key: String, default fallback: [Int]) -> [Int] {
        guard case .list(let items)? = values[key] else { return fallback }
        return items.compactMap { if case .integer(let integer) = $0 { integer } else { nil } }
    }

    package func flag(_ key: String, default fallback: Bool) -> Bool {
        if case .flag(let flag)? = values[key] { flag } else { fallback }
    }

    /// Returns the last second of a day in UTC.
    package func endOfDay(_ key: String, default fallback: Date) -> Date {
        values[key]?.endOfDay ?? fallback
    }

    /// Returns the texts of a list; empty if the key is missing.
    package func texts(_ key: String) -> [String] {
        guard case .list(let items)? = values[key] else { return [] }
        return items.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }
}
