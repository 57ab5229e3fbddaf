package import Sameness

/// Says what failed and how to see it again.
package enum FailureText {
    package static func text(for failures: [Failure]) -> String {
        failures.map(text).joined(separator: "\n\n")
    }

    private static func text(for failure: Failure) -> String {
        var lines = ["\(failure.feature), \(failure.script):"]
        lines.append("  \(sentence(failure.difference))")
        lines.append("The smallest script found that fails in this way:")
        lines += failure.reduced.map { "  \($0)" }
        if let reduced = failure.reducedDifference, reduced != failure.difference {
            lines.append("  \(sentence(reduced))")
        }
        lines.append(
            "To see each screen, save these lines in a file and run "
                + "'archbench replay \(failure.feature) --variant all FILE'."
        )
        return lines.joined(separator: "\n")
    }

    /// Names variant, event and element.
    ///
    /// - Parameter line: the number of the line of a person's script at which it was seen.
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

    /// An expectation fails, and an object is left, in one variant alone; nothing differs then.
    private static func verb(for kind: Difference.Kind) -> String {
        switch kind {
        case .screen, .routes, .requests, .counts, .ignored: "differs"
        case .expectation: "does not show what the script expects"
        case .leak: "leaves objects behind"
        }
    }
}
