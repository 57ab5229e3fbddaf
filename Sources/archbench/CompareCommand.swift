internal import CommandLineArguments
internal import Rendering
internal import Report

/// `archbench compare`: a comparison of two reports.
enum CompareCommand: Subcommand {
    static let description = CommandDescription(
        name: "compare",
        abstract: "Compare two reports.",
        discussion:
            "Latency is compared as ratios within each run, because absolute times of different "
            + "runs are not comparable. Exits with 1 if the reports contradict each other: a variant is "
            + "faster than another in one report, and slower in the other.",
        arguments: [
            ArgumentDescription(
                "OLD",
                arity: .one,
                kind: .file,
                help: "The older report.json; '-' for standard input."
            ),
            ArgumentDescription("NEW", arity: .one, kind: .file, help: "The newer report.json."),
        ],
        examples: [
            .init("archbench compare Reports/report.json /tmp/again/report.json"),
            .init(
                "git show HEAD:Reports/report.json | archbench compare - Reports/report.json",
                "the changes since the last commit"
            ),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let (old, new) = (command.argument("OLD") ?? "", command.argument("NEW") ?? "")
        guard old != "-" || new != "-" else {
            throw InputError(
                description: "Only one report can be read from standard input. Give a file for "
                    + "the other."
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
