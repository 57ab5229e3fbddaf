package import Foundation

extension JSONValue {
    /// The last second of a day such as `2026-03-14`, in UTC; `nil` if the value is not a valid
    /// day.
    package var endOfDay: Date? {
        let format = Date.ISO8601FormatStyle().year().month().day()
        guard case .text(let text) = self, let start = try? Date(text, strategy: format),
            // An invalid day would be a day of the next month.
            start.formatted(format) == text
        else { return nil }
        return start.addingTimeInterval(86_399)
    }
}
