package import Equivalence
internal import Matrix

/// The text of failures, with the command that reproduces them.
package enum FailureText {
    /// Returns the text of each failure. Failures with the same message are one text with their
    /// number, and so are all leaks of an implementation, which occur in nearly every scenario.
    package static func text(for failures: [Failure]) -> String {
        let groups = Dictionary(grouping: failures.indices) { Message(failures[$0]) }.values
            .sorted { $0[0] < $1[0] }
        return groups.map { text(for: failures[$0[0]], others: $0.count - 1) }
            .joined(separator: "\n\n")
    }

    /// Returns a clause for each implementation that fails, such as "MVVM of blog-feed fails in 2
    /// scenarios".
    package static func clauses(for failures: [Failure]) -> [String] {
        let implementations = failures.map { "\($0.difference.variant) of \($0.feature)" }
        return implementations.distinct.map { implementation in
            let count = implementations.count { $0 == implementation }
            return "\(implementation) fails in "
                + (count == 1 ? "1 scenario" : "\(count) scenarios")
        }
    }

    /// The part of a failure that several failures can have in common.
    private struct Message: Hashable {
        let feature: String
        let variant: String
        /// The shrunk scenario and its difference; `nil` for a leak.
        let text: [String]?

        init(_ failure: Failure) {
            let difference = failure.reducedDifference ?? failure.difference
            feature = failure.feature
            variant = difference.variant
            text = difference.kind == .leak ? nil : failure.reduced + [sentence(difference)]
        }
    }

    private static func text(for failure: Failure, others: Int) -> String {
        let more =
            switch others {
            case 0: ""
            case 1: " and 1 more scenario"
            default: " and \(others) more scenarios"
            }
        var lines = ["\(failure.feature), \(failure.scenario)\(more):"]
        lines.append("  \(sentence(failure.difference))")
        lines.append("Shrunk to this scenario:")
        lines += failure.reduced.map { "  \($0)" }
        if let reduced = failure.reducedDifference, reduced != failure.difference {
            lines.append("  \(sentence(reduced))")
        }
        lines.append(
            "To see each screen, save these lines to a file and run "
                + "'archbench replay \(failure.feature) --variant all FILE'."
        )
        return lines.joined(separator: "\n")
    }

    /// Returns a sentence with variant, event and element.
    ///
    /// - Parameter line: the line number in the user's scenario.
    package static func sentence(_ difference: Difference, line: Int? = nil) -> String {
        let event =
            switch (difference.eventNumber, difference.event) {
            case (0, _): "at the opening"
            case (let number, let event?): "at event \(number), \(event)"
            case (_, nil): "after closing"
            }
        let element = difference.element.map { ", element \"\($0)\"" } ?? ""
        let place = line.map { "line \($0): " } ?? ""
        return "\(place)\(difference.variant) \(verb(for: difference.kind)) \(event)\(element): "
            + difference.explanation
    }

    /// Returns the verb for a difference. Unmet expectations and leaks concern one variant alone.
    private static func verb(for kind: Difference.Kind) -> String {
        switch kind {
        case .screen, .routes, .requests, .counts, .ignored: "differs"
        case .expectation: "does not meet the expectation"
        case .leak: "leaks objects"
        case .restoration: "differs after it was restored"
        }
    }
}
