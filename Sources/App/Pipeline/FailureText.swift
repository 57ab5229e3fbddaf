package import Equivalence

/// The text of failures, with the command that reproduces them.
package enum FailureText {
    package static func text(for failures: [Failure]) -> String {
        failures.map(text).joined(separator: "\n\n")
    }

    private static func text(for failure: Failure) -> String {
        var lines = ["\(failure.feature), \(failure.scenario):"]
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
