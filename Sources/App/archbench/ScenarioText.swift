internal import CommandLineArguments
internal import Matrix
internal import Scenarios

/// The reference of the scenario format, generated from the tables that the parser uses and from
/// the contracts of the features.
enum ScenarioText {
    private static let width = 80

    /// The topic of `archbench help`.
    static let topic = HelpTopic(
        "scenario",
        aliases: ["script"],
        abstract: "The scenario format of 'archbench replay' and 'archbench demo'.",
        text: text
    )

    static var text: String {
        let parts = [
            introduction, example, opening, events, ownEvents, expectations, elements,
        ]
        return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    private static var introduction: [String] {
        wrapped(
            "A scenario is a text in JSON Lines: each line is one JSON object. The first line opens a "
                + "screen, each other line is an event. All variants of a feature play the same "
                + "scenarios.",
            width: width,
            indentation: 0
        )
    }

    private static var example: [String] {
        for feature in Feature.all {
            for scenario in feature.contract.scenarios {
                let lines = feature.contract.source(ofScenario: scenario.name)?.split(
                    separator: "\n"
                )
                // JSON cannot be wrapped.
                guard let lines, lines.allSatisfy({ $0.count <= width - 2 }) else { continue }
                return ["Example: the scenario \(scenario.name) of \(feature)"]
                    + lines.map { "  \($0)" }
            }
        }
        return []
    }

    private static var opening: [String] {
        section(
            "Opening",
            about:
                "The first line names the feature. Every other key has a default; 'archbench list "
                + "FEATURE' explains the keys.",
            [(#"{"open": FEATURE, KEY: VALUE}"#, "Opens the feature.")]
                + Feature.all.map { feature in
                    (
                        feature.name,
                        feature.contract.openingKeys.map(\.name).joined(separator: ", ")
                    )
                }
                .filter { !$0.1.isEmpty }
        )
    }

    private static var events: [String] {
        section(
            "Events",
            about:
                "An event that is not possible, such as a tap on a missing button, is ignored and "
                + "reported.",
            EventForm.all.map { ($0.form, $0.meaning) }
        )
    }

    private static var ownEvents: [String] {
        section(
            "Model events of features",
            about: "These events start in the model or a service, not with the user.",
            Feature.all.flatMap { feature in
                feature.contract.events.map { key in
                    (
                        "{\"\(key.name)\": VALUE}",
                        "\(feature.contract.title): \(key.help). VALUE is \(key.expectation)."
                    )
                }
            }
        )
    }

    private static var expectations: [String] {
        section(
            "Expectations",
            about: "An object of \"expect\" may have these keys.",
            EventForm.expectations.map { ($0.form, $0.meaning) }
        )
    }

    private static var elements: [String] {
        wrapped(
            "'archbench list FEATURE' lists the elements, keys and scenarios of a feature, 'archbench "
                + "list FEATURE SCENARIO' prints a scenario to start from, and 'archbench replay "
                + "FEATURE FILE --text' plays your own.",
            width: width,
            indentation: 0
        )
    }

    private static func section(
        _ title: String,
        about text: String,
        _ rows: [(form: String, meaning: String)]
    ) -> [String] {
        [title] + wrapped(text, width: width, indentation: 2)
            + rows.flatMap { form, meaning in
                wrapped(form, width: width, indentation: 4, hanging: 6)
                    + wrapped(meaning, width: width, indentation: 8)
            }
    }
}
