internal import CommandLineArguments
internal import Equivalence
internal import Foundation
internal import InputFiles
internal import Matrix
internal import Pipeline

/// `archbench replay`: plays one scenario and prints the screens.
enum ReplayCommand: Subcommand {
    static let description = CommandDescription(
        name: "replay",
        abstract: "Play a scenario and print the screen after each event.",
        discussion:
            "A scenario is JSON Lines: the first line opens the screen, each other line is an "
            + "event; 'archbench help scenario' explains the format. The output is JSON Lines, too, or "
            + "text with --text. With '--variant all' the variants play in lockstep. Instead of a file, "
            + "--scenario takes the name of a scenario that ships with the feature; 'archbench list "
            + "FEATURE SCENARIO' prints one to start from. Identifiers that no screen of the feature has "
            + "are errors. Exits with 1 at the first difference between variants and at the first unmet "
            + "expectation.",
        arguments: [
            Selection.featureArgument(help: "The feature to open."),
            ScenarioInput.argument(help: "The scenario; '-' or nothing for standard input."),
        ],
        options: [
            .value(
                "variant",
                placeholder: "NAME",
                kind: .oneOf(Variant.all.map(\.name) + ["all"]),
                defaultText: "the baseline",
                help: "The variant to play the scenario on."
            ),
            ScenarioInput.option,
            .flag(
                "text",
                help: "Print screens as text instead of JSON: the first screen in full, then the "
                    + "changes of each event."
            ),
            .flag("full", help: "With --text: print each screen in full."),
        ],
        examples: [
            .init("archbench replay greeting --scenario greets --text"),
            .init("archbench replay blog-feed --variant all failing.jsonl"),
            .init(#"echo '{"open": "greeting"}' | archbench replay greeting --variant mvvm"#),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let feature = try Selection.feature(command)
        let variants = try Selection.variants(
            command.value("variant") ?? feature.baseline.name,
            of: feature
        )
        let input = try ScenarioInput(command, feature)
        guard command.flag("text") || !command.flag("full") else {
            throw ApplicationError.usage(
                "--full works only with --text; JSON always has the full screen."
            )
        }
        try await Selection.lockClone(
            try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        )
        let player = try await Selection.player(for: [MatrixRow(feature)])
        let result = try await player.replay(
            input.scenario,
            of: feature,
            variants: variants,
            format: command.flag("text") ? (command.flag("full") ? .text : .changes) : .json
        )
        for answer in result.answers { Console.write(answer) }
        guard let difference = result.difference else {
            if variants.count > 1 {
                let names = variants.map(\.title).joined(separator: ", ")
                let count = input.lineNumbers.count
                let lines = count == 1 ? "line" : "\(count) lines"
                Console.report("\(names) behaved identically in the whole scenario, \(lines).")
            }
            return .success
        }
        let line = input.lineNumber(ofEvent: difference.eventNumber)
        Console.report(FailureText.sentence(difference, line: line))
        return .failure
    }
}
