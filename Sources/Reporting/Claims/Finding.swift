package import Matrix

/// The outcome of one claim in one feature.
package struct Finding: Hashable, Sendable {
    package enum Verdict: String, Hashable, Sendable, CaseIterable {
        case supported
        case notSupported = "not supported"
        /// One unit of the metric, or for sizes 5 %, would change the verdict.
        case borderline
        /// The evidence does not decide, for example because a ratio has the divisor 0.
        case inconclusive
        /// Two metrics that should agree contradict each other.
        case notRobust = "not robust"
        /// The verdict changes when protocols stop having files of their own.
        case houseStyle = "house style decides"
        /// The values are printed without a verdict, because the source gives no amount.
        case valueOnly = "value only"
        /// A value that the claim needs is missing from the report.
        case notMeasured = "not measured"
    }

    /// One comparison of values with a threshold, or values without a threshold.
    package struct Part: Hashable, Sendable {
        /// The metric's name.
        package let metric: String
        /// The compared values, such as `MVP 55 ÷ MVC 42 = 1.31`, with as many digits as the
        /// verdict needs.
        package let values: String
        /// The threshold, such as `1.5 to 2.5`.
        package let threshold: String
        /// The compared number, from its smallest to its largest value, and its name, such as
        /// `MVP ÷ MVC`.
        package let number: ComparedNumber
        package let verdict: Verdict
        /// The smallest change of one value that changes the outcome; `nil` if no such change
        /// exists.
        package let change: String?
    }

    package let feature: Feature
    /// The name of the claim's reading; empty for a main reading without a name.
    package let reading: String
    package let verdict: Verdict
    /// The comparisons that decide; empty if a value is missing.
    package let parts: [Part]
    /// Values that do not decide: other metrics, and variants that the claim does not compare.
    package let notes: [String]
    /// The reason why nothing was judged; `nil` if something was.
    package let obstacle: String?

    /// The smallest change of one value that would change the verdict, such as "MVP had 3 fewer
    /// code lines".
    package var change: String? {
        let deciding = parts.filter { $0.verdict == verdict }
        return (deciding.isEmpty ? parts : deciding).compactMap(\.change).first
    }

    /// The evidence in one line.
    package var evidence: String {
        if let obstacle { return obstacle }
        guard !comparesGroups else {
            let texts = parts.map { "\($0.values) (\($0.threshold))" }
            return "\(parts[0].metric): \(texts.joined(separator: "; "))"
        }
        return parts.map { "\(label(of: $0)) \($0.number.text) (\($0.threshold))" }
            .joined(separator: "; ")
    }

    /// Returns the name of a part's number, with its metric if the parts have different ones, such
    /// as `Files: MVP − MVC`.
    package func label(of part: Part) -> String {
        let name = part.number.name
        guard !name.isEmpty else { return part.metric }
        return Set(parts.map(\.metric)).count == 1 ? name : "\(part.metric): \(name)"
    }

    /// Indicates whether several parts have the same metric and no name of their own. Then only
    /// their values show which variants they compare.
    package var comparesGroups: Bool {
        parts.count > 1 && Set(parts.map(\.metric)).count == 1
            && parts.allSatisfy(\.number.name.isEmpty)
    }
}
