internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Matrix
internal import Playing
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
            + "script that ships with the feature; 'archbench list FEATURE SCRIPT' prints one to "
            + "start from. Identifiers that no screen of the feature has are refused.",
        arguments: [
            ArgumentDescription(
                "FEATURE",
                arity: .one,
                kind: .oneOf(Feature.all.map(\.name)),
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
                kind: .oneOf(Variant.all.map(\.name) + ["all"]),
                defaultText: "the reference",
                help: "The variant to play it on."
            ),
            .value(
                "script",
                placeholder: "NAME",
                kind: Selection.scripts { $0.scripts.map(\.name) },
                help: "A script that ships with the feature; 'archbench list' names them."
            ),
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
        let (script, lineNumbers) = try script(command, feature)
        guard command.flag("text") || !command.flag("full") else {
            throw InputError(description: "--full is about --text; JSON is always whole.")
        }
        let player = try await Selection.player(for: [MatrixRow(feature)])
        let result = try await player.replay(
            script,
            of: feature,
            variants: variants,
            format: command.flag("text") ? (command.flag("full") ? .text : .changes) : .json
        )
        for answer in result.answers { Console.write(answer) }
        guard let difference = result.difference else {
            if variants.count > 1 {
                let names = variants.map(\.title).joined(separator: ", ")
                let lines = lineNumbers.count == 1 ? "line" : "\(lineNumbers.count) lines"
                Console.report("\(names) agreed on all of the script, \(lines).")
            }
            return .success
        }
        let number = difference.eventNumber
        let line = lineNumbers.indices.contains(number) ? lineNumbers[number] : nil
        Console.report(FailureText.sentence(difference, line: line))
        return .failure
    }

    /// The script, and the numbers of its lines in the source.
    private static func script(
        _ command: ParsedCommand,
        _ feature: Feature
    ) throws -> (script: Script, lineNumbers: [Int]) {
        do {
            let numbered = try ScriptParser(contract: feature.contract)
                .numberedScript(from: try source(command, feature))
            try checkElements(of: numbered, feature)
            return numbered
        } catch let error as ScriptError {
            throw InputError(description: "The script cannot be played: \(error)")
        }
    }

    /// An element that is only not there right now is a matter of the script; one that no screen ever
    /// has is a slip.
    private static func checkElements(
        of numbered: (script: Script, lineNumbers: [Int]),
        _ feature: Feature
    ) throws(ScriptError) {
        let known = feature.contract.elements
        for (event, line) in zip(numbered.script.events, numbered.lineNumbers.dropFirst()) {
            for identifier in event.elements where !known.contains(identifier) {
                let near = suggestion(for: identifier, among: known.candidates(for: identifier))
                throw ScriptError(
                    line: line,
                    problem: "no screen of \(feature.name) has \"\(identifier)\"; "
                        + (near.map { "did you mean \"\($0)\"?" }
                            ?? "'archbench list \(feature.name)' names its elements.")
                )
            }
        }
    }

    /// In mebibytes: many thousand events.
    private static let largestScript = 16

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
        let data = try contents(of: file)
        guard let text = String(validating: data, as: UTF8.self) else {
            throw InputError(description: "The script is not UTF-8 text.")
        }
        return text
    }

    /// - Parameter file: a path; `-` or nothing for standard input.
    private static func contents(of file: String?) throws -> Data {
        do {
            guard let file, file != "-" else {
                return try InputFile.standardInput(limit: largestScript)
            }
            return try InputFile.contents(of: file, limit: largestScript)
        } catch {
            throw InputError(description: error.description)
        }
    }
}
