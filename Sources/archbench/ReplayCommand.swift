internal import Catalogue
internal import CommandLineArguments
internal import Foundation
internal import Sameness
internal import Scripts
internal import Workbench

/// `archbench replay`: plays one script and tells what the screen shows.
enum ReplayCommand: Subcommand {
    static let description = CommandDescription(
        name: "replay",
        abstract: "Plays a script and prints the screen after each line, as JSON Lines.",
        discussion: "A script is JSON Lines: the first opens the screen, each other is an event. "
            + "With '--variant all' the variants are played in step, and the first difference "
            + "ends the run with exit code 1. Instead of a file, '--script' takes the name of a "
            + "script that ships with the feature.",
        arguments: [
            ArgumentDescription(
                "FEATURE",
                arity: .one,
                kind: .oneOf(Feature.allCases.map(\.name)),
                help: "The feature to open."
            ),
            ArgumentDescription(
                "FILE",
                arity: .optional,
                kind: .file,
                help: "The script; '-' or nothing for standard input."
            ),
        ],
        options: [
            .value(
                "variant",
                placeholder: "NAME",
                kind: .oneOf(Variant.allCases.map(\.rawValue) + ["all"]),
                defaultText: Variant.reference.rawValue,
                help: "The variant to play it on."
            ),
            .value(
                "script",
                placeholder: "NAME",
                help: "A script that ships with the feature; 'archbench list' names them."
            ),
            .flag("text", help: "Draw each screen as text instead of printing JSON."),
        ],
        examples: [
            .init("archbench replay greeting --script greets --text"),
            .init("archbench replay blog-feed --variant all failing.jsonl"),
            .init(#"echo '{"open": "greeting"}' | archbench replay greeting --variant mvvm"#),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        guard
            let feature = Feature.allCases.first(where: { $0.name == command.argument("FEATURE") })
        else { throw InputError(description: "There is no such feature.") }
        let name = command.value("variant") ?? Variant.reference.rawValue
        let variants = Variant.allCases.filter { name == "all" || $0.rawValue == name }
        let script: Script
        do {
            script = try ScriptParser(contract: feature.contract)
                .script(from: source(command, feature))
        } catch let error as ScriptError {
            throw InputError(description: "The script cannot be played: \(error).")
        }
        let replay = Replay(
            subjects: variants.map { Subject(Cell(feature: feature, variant: $0)) },
            format: command.flag("text") ? .text : .json
        )
        guard let difference = replay.play(script, write: { Console.write($0) }) else {
            return .success
        }
        Console.report(FailureText.sentence(difference))
        return .failure
    }

    private static func source(_ command: ParsedCommand, _ feature: Feature) throws -> String {
        let file = command.argument("FILE")
        if let name = command.value("script") {
            guard file == nil else {
                throw InputError(description: "Give either --script or a file, not both.")
            }
            let scripts = feature.contract.scripts
            guard let script = scripts.first(where: { $0.name == name }) else {
                throw command.error(rejecting: name, of: "--script", among: scripts.map(\.name))
            }
            return script.source
        }
        let data: Data
        if let file, file != "-" {
            guard let contents = FileManager.default.contents(atPath: file) else {
                throw InputError(description: "\"\(file)\" cannot be read; is the path right?")
            }
            data = contents
        } else {
            data = FileHandle.standardInput.readDataToEndOfFile()
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw InputError(description: "The script is not UTF-8 text.")
        }
        return text
    }
}
