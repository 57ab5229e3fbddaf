internal import CommandLineArguments
internal import SwiftSource

/// `archbench lines`: counts the lines of any Swift sources.
enum LinesCommand: Subcommand {
    static let description = CommandDescription(
        name: "lines",
        abstract: "Count lines of code, comment and blank in Swift sources.",
        discussion: "A line is code if it contains a token of code, comment if it contains only "
            + "comment, and blank otherwise. Exits with 1 if a file could not be read or is not UTF-8 "
            + "text; the other files are counted.\n\n" + SourceInput.discussion,
        arguments: [SourceInput.argument],
        options: [
            .value(
                "by",
                placeholder: "GROUPING",
                kind: .oneOf(LinesGrouping.allCases.map(\.rawValue)),
                defaultText: "total",
                help: "What a row of the output is."
            ),
            SourceInput.excludeOption,
            .flag("json", help: "Print JSON, with warnings and notes."),
        ],
        examples: [
            .init("archbench lines Sources", "one total"),
            .init("archbench lines Sources Tests --by directory", "one row per folder"),
            .init(
                "archbench lines . --exclude Tests --exclude '*.generated.swift'",
                "without matching files and folders"
            ),
            .init("git show HEAD:Package.swift | archbench lines -", "standard input"),
            .init("archbench lines --by line Sources | grep comment", "the kind of each line"),
            .init(
                "archbench lines --by file --json Sources | jq .total",
                "JSON for another program"
            ),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let tree = try SourceInput.tree(command)
        let grouping = command.value("by").flatMap(LinesGrouping.init) ?? .total
        let survey = await LinesSurvey.count(tree, keepsKinds: grouping == .line)
        let summary = LinesSummary(survey.files, by: grouping)
        let remarks = SourceRemarks(
            tree,
            warnings: survey.warnings,
            unreadable: survey.unreadable
        )
        if command.flag("json") {
            try SourceInput.writeJSON(summary, remarks)
        } else if grouping == .line {
            Console.write(LineList.text(summary.files ?? []), terminator: "")
        } else {
            Console.write(LinesTable.text(summary), terminator: "")
        }
        return SourceInput.report(remarks)
    }
}
