package import Foundation

/// The texts that every architecture writes in the same way.
package enum TextFormat {
    /// Returns a name, or `Anonymous` if it is empty.
    package static func name(_ name: String) -> String {
        name.isEmpty ? "Anonymous" : name
    }

    /// Returns a count with its noun, such as `1 like` or `12 likes`; an empty text for 0.
    ///
    /// From 10,000 the unit is `w`, which stands for ten thousand. It has one decimal below
    /// 100,000, and further digits are cut off: 12,999 is `1.2w`.
    package static func count(_ count: Int, of noun: String) -> String {
        switch count {
        case 0: return ""
        case 1: return "1 \(noun)"
        case ..<10_000: return "\(count) \(noun)s"
        case ..<100_000:
            let tenths = count / 1_000 % 10
            return "\(count / 10_000)\(tenths == 0 ? "" : ".\(tenths)")w \(noun)s"
        default: return "\(count / 10_000)w \(noun)s"
        }
    }

    /// Returns the age of a date, such as `5 min ago`. From one day on it is the day in UTC.
    ///
    /// - Parameter now: the current date. A date after it counts as `just now`.
    package static func age(of date: Date, at now: Date) -> String {
        let seconds = now.timeIntervalSince(date)
        switch seconds {
        case ..<60: return "just now"
        case ..<3_600: return "\(Int(seconds) / 60) min ago"
        case ..<86_400: return "\(Int(seconds) / 3_600) h ago"
        default: return date.formatted(.iso8601.year().month().day())
        }
    }

    /// Returns a duration in minutes and seconds, such as `1:07`.
    package static func duration(seconds: Int) -> String {
        let rest = seconds % 60
        return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
    }
}
