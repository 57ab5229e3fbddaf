internal import CommandLineArguments
internal import Foundation
internal import Matrix
internal import Playing
internal import Sameness
internal import Workbench

/// `archbench replay`: plays one script and tells what the screen shows.
enum ReplayCommand: Subcommand {
    static let description = CommandDescription(
        name: "replay",
        abstract: "Plays a script and prints the screen after each line, as JSON Lines.",
        discussion: "A script is JSON Lines: the first opens the screen, each other is an event. "
            + "With '--variant all' the variants are played in step, and the first difference "
            + "ends the run with exit code 1. Instead of a file, '--script' takes the name of a "
            + "script that ships with the feature; 'archbench list FEATURE SCRIPT' prints one to "
            + "start from. Identifiers that no screen of the feature has are refused.",
        arguments: [
            Selection.featureArgument(help: "The feature to open."),
            ScriptInput.argument(help: "The script; '-' or nothing for standard input."),
        ],
        options: [
            .value(
                "variant",
                placeholder: "NAME",
                kind: .oneOf(Variant.all.map(\.name) + ["all"]),
                defaultText: "the reference",
                help: "The variant to play it on."
            ),
            ScriptInput.option,
            .flag(
                "text",
                help: "Draw screens as text instead of printing JSON: the first whole, then what "
                    + "each event changes."
            ),
            .flag("full", help: "With --text, draw each screen whole."),
        ],
        examples: [
            .init("archbench replay greeting --script greets --text"),
            .init("archbench replay blog-feed --variant all failing.jsonl"),
            .init(#"echo '{"open": "greeting"}' | archbench replay greeting --variant mvvm"#),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let feature = try Selection.feature(command)
        let variants = try Selection.variants(
            command.value("variant") ?? feature.reference.name,
            of: feature
        )
        let input = try ScriptInput(command, feature)
        guard command.flag("text") || !command.flag("full") else {
            throw InputError(description: "--full is about --text; JSON is always whole.")
        }
        let player = try await Selection.player(for: [MatrixRow(feature)])
        let result = try await player.replay(
            input.script,
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
                Console.report("\(names) agreed on all of the script, \(lines).")
            }
            return .success
        }
        let line = input.lineNumber(ofEvent: difference.eventNumber)
        Console.report(FailureText.sentence(difference, line: line))
        return .failure
    }
}
