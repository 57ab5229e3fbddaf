package import Foundation

extension JSONValue {
    /// The last second of a day that is written as `2026-03-14`, in UTC; in the east of it another day has
    /// begun by then.
    ///
    /// - Returns: `nil` where it is no text, or no day that there is.
    package var endOfDay: Date? {
        let format = Date.ISO8601FormatStyle().year().month().day()
        guard case .text(let text) = self, let start = try? Date(text, strategy: format),
            // A day too many leads into the next month, and is none.
            start.formatted(format) == text
        else { return nil }
        return start.addingTimeInterval(86_399)
    }
}
