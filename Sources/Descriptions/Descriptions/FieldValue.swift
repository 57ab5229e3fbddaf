internal import Foundation

/// The kind of values of a field.
package enum FieldKind: Hashable, Sendable {
    case text
    case number
    case date
    /// A Boolean value: yes or no.
    case flag
    /// One of several named values.
    case choice
}

/// A value of a field.
package enum FieldValue: Hashable, Sendable {
    case text(String)
    case number(Int)
    /// A date in seconds since 1970. It is shown as its day in UTC.
    case date(Int)
    case flag(Bool)
    /// One of the named values of a field.
    case choice(Name)

    /// The value in texts.
    package var shown: String {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        case .date(let seconds): Self.day(seconds)
        case .flag(let isSet): isSet ? "yes" : "no"
        case .choice(let name): name.text
        }
    }

    static let secondsOfDay = 86_400

    /// The first year of valid dates. Before 1600 calendars differ, because the current one was
    /// introduced in 1582.
    static let firstYear = 1600

    /// Returns the last second of a day in UTC. In time zones east of UTC, this second is already
    /// on the next day.
    ///
    /// - Parameter text: the day in the format `YYYY-MM-DD`.
    /// - Returns: the date; `nil` if the day is invalid.
    package static func endOfDay(_ text: String) -> FieldValue? {
        guard let parts = text.wholeMatch(of: #/(\d{4})-(\d\d)-(\d\d)/#)?.output,
            let year = Int(parts.1), let month = Int(parts.2), let day = Int(parts.3),
            (firstYear...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
        else { return nil }
        let end = (days(year, month, day) + 1) * secondsOfDay - 1
        return self.day(end) == text ? .date(end) : nil
    }

    /// Returns the number of days from 1970-01-01 to the given date.
    ///
    /// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`, for
    /// years that are not negative. The algorithm is written out here so that descriptions do not
    /// depend on the calendar that the implementations use.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
            - 719_468
    }

    /// Returns the day of a time in the format `YYYY-MM-DD`.
    ///
    /// Source: `civil_from_days` of the source of ``days(_:_:_:)``.
    ///
    /// - Parameter seconds: the time in seconds since 1970.
    private static func day(_ seconds: Int) -> String {
        // The quotient is rounded down, also before 1970.
        let daysFrom1970 = (seconds - (seconds < 0 ? secondsOfDay - 1 : 0)) / secondsOfDay
        let days = daysFrom1970 + 719_468
        let era = days / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return String(format: "%04d-%02d-%02d", year, month, day)
    }
}
