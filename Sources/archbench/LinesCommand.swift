internal import CommandLineArguments
internal import Foundation
internal import Lines

/// `archbench lines`: counts the lines of any Swift sources.
enum LinesCommand: Subcommand {
    static let description = CommandDescription(
        name: "lines",
        abstract: "Counts lines of code, comment and blank in Swift sources.",
        discussion: "Folders named .build and .git are skipped, and links below a folder are not "
            + "followed. A line is code if it holds any token of code, comment if it holds only "
            + "comment, blank otherwise.",
        arguments: [
            ArgumentDescription(
                "PATH",
                arity: .oneOrMore,
                kind: .file,
                help: "A folder, whose .swift files are counted, or a file."
            )
        ],
        options: [
            .value(
                "by",
                placeholder: "WHAT",
                kind: .oneOf(LinesGrouping.allCases.map(\.rawValue)),
                defaultText: "total",
                help: "What a row is."
            ),
            .flag("json", help: "Print JSON."),
        ],
        examples: [
            .init("archbench lines Sources", "one total"),
            .init("archbench lines Sources Tests --by directory", "a row for each folder"),
            .init("archbench lines --by line Sources | grep comment", "what each line is"),
            .init("archbench lines --by file --json Sources | jq .total", "for another program"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let tree: SourceTree
        do {
            tree = try SourceWalk().collect(command.arguments("PATH"))
        } catch {
            throw InputError(description: error.description)
        }
        let grouping = command.value("by").flatMap(LinesGrouping.init) ?? .total
        let survey = await LinesSurvey.count(tree, keepsKinds: grouping == .line)
        let summary = LinesSummary(survey.files, by: grouping)
        if command.flag("json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            Console.write(String(decoding: try encoder.encode(summary), as: UTF8.self))
        } else if grouping == .line {
            Console.write(LineList.text(summary.files ?? []), terminator: "")
        } else {
            Console.write(LinesTable.text(summary), terminator: "")
        }
        for warning in survey.warnings {
            let place = "\(warning.path):\(warning.warning.line)"
            Console.report("warning: \(place): \(warning.warning.message)")
        }
        for path in tree.otherNames {
            Console.report(
                "warning: \(path) is no Swift source by its name; it was counted as if it were one"
            )
        }
        for link in tree.links { Console.report("note: \(link) is a link and was not followed") }
        for path in survey.unreadable {
            Console.report("error: \(path)")
        }
        return survey.unreadable.isEmpty ? .success : .failure
    }
}
