internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Matrix
internal import Scenarios

/// `archbench list`: the features with their variants and scenarios.
enum ListCommand: Subcommand {
    static let description = CommandDescription(
        name: "list",
        abstract: "List features, variants and scenarios.",
        discussion:
            "Begins with a summary of all features. With a feature it also lists the elements and keys that scenarios can use. With "
            + "the name of a scenario it prints the scenario as JSON Lines, for 'archbench replay' or as "
            + "a start for your own. 'archbench help scenario' explains the format.",
        arguments: [
            ArgumentDescription(
                "FEATURE",
                arity: .optional,
                kind: .oneOf(Feature.all.map(\.name)),
                help: "The feature to list in full."
            ),
            ArgumentDescription(
                "SCENARIO",
                arity: .optional,
                kind: Selection.scenarios(\.scenarioNames),
                help: "The scenario to print."
            ),
        ],
        options: [Selection.featureOption, .flag("json", help: "Print JSON.")],
        examples: [
            .init("archbench list", "everything"),
            .init("archbench list greeting", "one feature"),
            .init("archbench list greeting greets >mine.jsonl", "a scenario to start from"),
            .init("archbench list blog-feed like | archbench replay blog-feed --text"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let named = Feature.all.filter { $0.name == command.argument("FEATURE") }
        guard named.isEmpty || !command.isGiven("feature") else {
            throw ApplicationError.usage("Give either a feature or --feature, not both.")
        }
        if let feature = named.first, let scenario = command.argument("SCENARIO") {
            guard let source = feature.contract.source(ofScenario: scenario) else {
                throw command.error(
                    rejecting: scenario,
                    of: "SCENARIO",
                    among: feature.contract.scenarioNames
                )
            }
            Console.write(source)
            return .success
        }
        let features = named.isEmpty ? Selection.features(command) : named
        if command.flag("json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let list = features.map(EncodedFeature.init)
            Console.write(String(decoding: try encoder.encode(list), as: UTF8.self))
            return .success
        }
        let isFull = !named.isEmpty || command.isGiven("feature")
        let texts = features.map { FeatureText(feature: $0, isFull: isFull).text }
        Console.write(((isFull ? [] : [summary(features)]) + texts).joined(separator: "\n\n"))
        return .success
    }

    /// Returns the number of implementations, and the numbers of each feature in a line.
    private static func summary(_ features: [Feature]) -> String {
        let count = features.map(\.variants.count).reduce(0, +)
        let width = features.map(\.name.count).max() ?? 0
        let lines = features.map { feature in
            "  \(feature.name.padded(to: width))  \(feature.variants.count) variants, "
                + "\(feature.contract.scenarios.count) scenarios"
        }
        return "\(features.count) features with \(count) implementations. "
            + "'archbench list FEATURE' lists one in full.\n\n" + lines.joined(separator: "\n")
    }

    private struct EncodedFeature: Encodable {
        struct EncodedScenario: Encodable {
            let name: String
            let summary: String
        }

        struct EncodedKey: Encodable {
            let name: String
            let takes: String
            let help: String

            init(_ key: ScenarioKey) {
                name = key.name
                takes = key.expectation
                help = key.help
            }
        }

        let name: String
        let title: String
        let variants: [String]
        let elements: [String]
        let openingKeys: [EncodedKey]
        let settableKeys: [EncodedKey]
        let events: [EncodedKey]
        let counts: [String: String]
        let scenarios: [EncodedScenario]
        let latencyScenarios: [EncodedScenario]

        init(_ feature: Feature) {
            let contract = feature.contract
            name = feature.name
            title = contract.title
            variants = feature.variants.map(\.title)
            elements = contract.elements.patterns
            openingKeys = contract.openingKeys.map(EncodedKey.init)
            settableKeys = contract.settableKeys.map(EncodedKey.init)
            events = contract.events.map(EncodedKey.init)
            counts = contract.counts
            scenarios = contract.scenarios.map {
                EncodedScenario(name: $0.name, summary: $0.summary)
            }
            latencyScenarios = contract.latencyScenarios.map {
                EncodedScenario(name: $0.name, summary: $0.summary)
            }
        }
    }
}
