internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Matrix
internal import Scenarios

/// A scenario that the user gives on the command line, by its file or its name.
struct ScenarioInput {
    static let option = OptionDescription.value(
        "scenario",
        aliases: ["script"],
        placeholder: "NAME",
        kind: Selection.scenarios { $0.scenarios.map(\.name) },
        help: "A scenario that ships with the feature; 'archbench list' lists them."
    )

    static func argument(help: String) -> ArgumentDescription {
        ArgumentDescription("FILE", arity: .optional, kind: .file, help: help)
    }

    let scenario: Scenario
    /// The line numbers of the opening and the events in the source.
    let lineNumbers: [Int]

    /// - Throws: ``ApplicationError`` if there is no such scenario, or it cannot be played.
    init(_ command: ParsedCommand, _ feature: Feature) throws {
        do {
            let numbered = try ScenarioParser(contract: feature.contract)
                .numberedScenario(from: try Self.source(command, feature))
            (scenario, lineNumbers) = numbered
            try checkElements(feature)
        } catch let error as ScenarioError {
            throw ApplicationError.usage("The scenario cannot be played: \(error)")
        }
    }

    /// Returns the line number of an event in the source.
    ///
    /// - Parameter number: counted from 1; 0 for the opening.
    func lineNumber(ofEvent number: Int) -> Int? {
        lineNumbers.indices.contains(number) ? lineNumbers[number] : nil
    }

    /// Throws ``ScenarioError`` for an element that no screen of the feature ever has. An element
    /// that is only absent at the moment of the event is no error.
    private func checkElements(_ feature: Feature) throws(ScenarioError) {
        let known = feature.contract.elements
        for (event, line) in zip(scenario.events, lineNumbers.dropFirst()) {
            for identifier in event.elements where !known.contains(identifier) {
                let near = suggestion(for: identifier, among: known.candidates(for: identifier))
                throw ScenarioError(
                    line: line,
                    problem: "no screen of \(feature.name) has \"\(identifier)\"; "
                        + (near.map { "did you mean \"\($0)\"?" }
                            ?? "'archbench list \(feature.name)' lists its elements.")
                )
            }
        }
    }

    /// The largest size of a scenario file, in mebibytes.
    private static let largestScenario = 16

    private static func source(_ command: ParsedCommand, _ feature: Feature) throws -> String {
        let file = command.argument("FILE")
        if let name = command.value("scenario") {
            guard file == nil else {
                throw ApplicationError.usage("Give either --scenario or a file, not both.")
            }
            let scenarios = feature.contract.scenarios
            guard let scenario = scenarios.first(where: { $0.name == name }) else {
                throw command.error(rejecting: name, of: "--scenario", among: scenarios.map(\.name))
            }
            return scenario.source
        }
        let isPiped = file == nil || file == "-"
        if isPiped, Console.readsFromTerminal {
            Console.report(
                "Type the scenario, one event per line, then press Ctrl-D. \(shipped(feature))"
            )
        }
        let data = try contents(of: file)
        guard let text = String(validating: data, as: UTF8.self) else {
            throw ApplicationError.usage("The scenario is not UTF-8 text.")
        }
        guard !isPiped || text.contains(where: { !$0.isWhitespace }) else {
            throw ApplicationError.usage(
                "Standard input is empty. \(shipped(feature))"
            )
        }
        return text
    }

    /// Returns the advice for a user without a scenario.
    private static func shipped(_ feature: Feature) -> String {
        let names = feature.contract.scenarios.map(\.name).joined(separator: ", ")
        return "With --scenario you can play a scenario of \(feature.name): \(names)."
    }

    /// - Parameter file: a path; `-` or nothing for standard input.
    private static func contents(of file: String?) throws -> Data {
        guard let file, file != "-" else {
            return try InputFile.standardInput(limit: largestScenario)
        }
        return try InputFile.contents(of: file, limit: largestScenario)
    }
}
