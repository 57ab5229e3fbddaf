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
            ArgumentDescription("OLD", arity: .one, kind: .file, help: "A report.json."),
            ArgumentDescription("NEW", arity: .one, kind: .file, help: "Another."),
        ],
        examples: [.init("archbench compare Reports/report.json /tmp/again/report.json")]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let comparison = ReportComparison(
            old: try ReportFile.read(command.argument("OLD") ?? ""),
            new: try ReportFile.read(command.argument("NEW") ?? "")
        )
        Console.write(ComparisonPage.markdown(for: comparison))
        guard comparison.isComparable else { return .success }
        return comparison.contradictions.isEmpty ? .success : .failure
    }
}
