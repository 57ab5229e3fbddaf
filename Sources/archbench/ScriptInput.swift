internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Matrix
internal import Scripts

/// A script that a person names on the command line, by its file or its own name.
struct ScriptInput {
    static let option = OptionDescription.value(
        "script",
        placeholder: "NAME",
        kind: Selection.scripts { $0.scripts.map(\.name) },
        help: "A script that ships with the feature; 'archbench list' names them."
    )

    static func argument(help: String) -> ArgumentDescription {
        ArgumentDescription("FILE", arity: .optional, kind: .file, help: help)
    }

    let script: Script
    /// The numbers of its lines in the source.
    let lineNumbers: [Int]

    /// - Throws: ``InputError`` where there is no such script, or it cannot be played.
    init(_ command: ParsedCommand, _ feature: Feature) throws {
        do {
            let numbered = try ScriptParser(contract: feature.contract)
                .numberedScript(from: try Self.source(command, feature))
            (script, lineNumbers) = numbered
            try checkElements(feature)
        } catch let error as ScriptError {
            throw InputError(description: "The script cannot be played: \(error)")
        }
    }

    /// Where an event stands in the source.
    ///
    /// - Parameter number: counted from 1; 0 for the opening.
    func lineNumber(ofEvent number: Int) -> Int? {
        lineNumbers.indices.contains(number) ? lineNumbers[number] : nil
    }

    /// An element that is only not there right now is a matter of the script; one that no screen ever
    /// has is a slip.
    private func checkElements(_ feature: Feature) throws(ScriptError) {
        let known = feature.contract.elements
        for (event, line) in zip(script.events, lineNumbers.dropFirst()) {
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
        let isPiped = file == nil || file == "-"
        if isPiped, Console.readsFromTerminal {
            Console.report(
                "Type the script, a line each, and end it with Ctrl-D. \(shipped(feature))"
            )
        }
        let data = try contents(of: file)
        guard let text = String(validating: data, as: UTF8.self) else {
            throw InputError(description: "The script is not UTF-8 text.")
        }
        guard !isPiped || text.contains(where: { !$0.isWhitespace }) else {
            throw InputError(
                description: "No script came through standard input. \(shipped(feature))"
            )
        }
        return text
    }

    /// What a person can do who has no script.
    private static func shipped(_ feature: Feature) -> String {
        let names = feature.contract.scripts.map(\.name).joined(separator: ", ")
        return "With --script one is played that ships with \(feature.name): \(names)."
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
