extension ParsedCommand {
    /// Returns the whole number given for an option; nil if the option was not given.
    ///
    /// Throws `notAnInteger` for other text and for numbers outside `range`.
    package func integer(
        _ name: String,
        in range: some RangeExpression<Int>
    ) throws(ArgumentError) -> Int? {
        guard let text = value(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw error(
                .notAnInteger(text, option: "--\(name)", range: describe(range))
            )
        }
        return number
    }

    /// Returns the seed given for an option, any 64-bit number; nil if it was not given.
    ///
    /// Throws `notAnInteger` for other text.
    package func seed(_ name: String) throws(ArgumentError) -> UInt64? {
        guard let text = value(name) else { return nil }
        guard let number = UInt64(text) else {
            throw error(.notAnInteger(text, option: "--\(name)", range: "from 0 to \(UInt64.max)"))
        }
        return number
    }

    private func describe(_ range: some RangeExpression<Int>) -> String {
        switch range {
        case let range as ClosedRange<Int>: "from \(range.lowerBound) to \(range.upperBound)"
        case let range as Range<Int>: "from \(range.lowerBound) to \(range.upperBound - 1)"
        case let range as PartialRangeFrom<Int>: "\(range.lowerBound) or more"
        case let range as PartialRangeThrough<Int>: "\(range.upperBound) or less"
        case let range as PartialRangeUpTo<Int>: "less than \(range.upperBound)"
        default: "in range"
        }
    }
}
