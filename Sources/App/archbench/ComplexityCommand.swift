internal import CommandLineArguments
internal import SwiftSource

/// `archbench complexity`: counts the cyclomatic complexity of the functions in any Swift sources.
enum ComplexityCommand: Subcommand {
    static let description = CommandDescription(
        name: "complexity",
        abstract: "List functions in Swift sources by their cyclomatic complexity.",
        discussion: "Prints file, line, name and complexity of each function, the most complex "
            + "first. Complexity is 1 + the number of decision points: if, guard, for, while, repeat, "
            + "each case of a switch, catch, &&, ||, ?? and ? :. A closure counts for the function that "
            + "contains it. Exits with 1 if a function is above --max, or a file could "
            + "not be read.\n\n" + SourceInput.discussion,
        arguments: [SourceInput.argument],
        options: [
            .value(
                "max",
                placeholder: "N",
                defaultText: "no limit",
                help: "The highest complexity that a function may have."
            ),
            SourceInput.excludeOption,
            .flag("json", help: "Print JSON, with nesting, warnings and notes."),
        ],
        examples: [
            .init("archbench complexity Sources | head", "the most complex functions"),
            .init("archbench complexity Sources --max 10 >/dev/null", "a check for CI"),
            .init("archbench complexity . --exclude Tests --json | jq '.functions[0]'"),
            .init("git show HEAD:Package.swift | archbench complexity -", "standard input"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let limit = try command.integer("max", in: 1...)
        let complexity = await SourceComplexity.count(try SourceInput.tree(command))
        let summary = ComplexitySummary(complexity, limit: limit)
        if command.flag("json") {
            try SourceInput.writeJSON(summary, complexity.remarks)
        } else {
            Console.write(ComplexityTable.text(summary), terminator: "")
        }
        let violations = ComplexityTable.violations(summary)
        for violation in violations { Console.report(violation) }
        let code = SourceInput.report(complexity.remarks)
        return violations.isEmpty ? code : .failure
    }
}
