internal import CommandLineArguments
internal import Rendering
internal import Report

/// `archbench compare`: two reports side by side.
enum CompareCommand: Subcommand {
    static let description = CommandDescription(
        name: "compare",
        abstract: "Shows two reports side by side.",
        discussion: "Exits with 1 if one says that a variant is faster than another, and the other "
            + "report says that it is slower. Latency is compared in ratios within each run, since "
            + "times of different runs are not comparable.",
        arguments: [
            ArgumentDescription(
                "OLD",
                arity: .one,
                kind: .file,
                help: "A report.json; '-' for standard input."
            ),
            ArgumentDescription("NEW", arity: .one, kind: .file, help: "Another."),
        ],
        examples: [
            .init("archbench compare Reports/report.json /tmp/again/report.json"),
            .init(
                "git show HEAD:Reports/report.json | archbench compare - Reports/report.json",
                "what changed since the last commit"
            ),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let (old, new) = (command.argument("OLD") ?? "", command.argument("NEW") ?? "")
        guard old != "-" || new != "-" else {
            throw InputError(
                description: "Only one report can come through standard input. Give a file for the "
                    + "other."
            )
        }
        let comparison = ReportComparison(
            old: try ReportFile.read(old),
            new: try ReportFile.read(new)
        )
        Console.write(ComparisonPage.markdown(for: comparison))
        guard comparison.isComparable else { return .success }
        return comparison.contradictions.isEmpty ? .success : .failure
    }
}
