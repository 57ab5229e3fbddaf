internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Rendering
internal import Report

/// `archbench compare`: a comparison of two reports.
enum CompareCommand: Subcommand {
    static let description = CommandDescription(
        name: "compare",
        abstract: "Compare two reports.",
        discussion:
            "Names the implementations and metrics that one report lacks, and the metrics with different "
            + "values. Latency is compared as ratios within each run, because absolute times of different "
            + "runs are not comparable. The output is Markdown, for example for a pull request. Exits "
            + "with 1 if the reports contradict each other (a variant is faster than another in one "
            + "report, and slower in the other, by more than the equivalence margin of each), or if "
            + "a condition of '--fail-if' is violated.\n\n"
            + "A condition is a metric, '>' or '<', and the largest or smallest change: in percent with "
            + "'%', in points for a share, otherwise in units. It applies to every implementation, and "
            + "for instructions and allocations to every scenario. Metrics: "
            + GateCondition.Metric.allCases.map(\.rawValue).joined(separator: ", ") + ".",
        arguments: [
            ArgumentDescription(
                "OLD",
                arity: .one,
                kind: .file,
                help: "The older report.json; '-' for standard input."
            ),
            ArgumentDescription("NEW", arity: .one, kind: .file, help: "The newer report.json."),
        ],
        options: [
            .value(
                "fail-if",
                placeholder: "CONDITIONS",
                kind: .text,
                help:
                    "Exit with 1 if a value changes by more than these conditions allow, separated "
                    + "by commas."
            ),
            .flag(
                "json",
                help:
                    "Print missing implementations, different metrics, conditions, contradictions and "
                    + "changed mutants as JSON."
            ),
        ],
        examples: [
            .init("archbench compare Reports/report.json /tmp/again/report.json"),
            .init(
                "git show HEAD:Reports/report.json | archbench compare - Reports/report.json",
                "the changes since the last commit"
            ),
            .init(
                "archbench compare old.json new.json --fail-if 'lines>+5%,instructions>+10%'",
                "a gate for a pull request"
            ),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        let (old, new) = (command.argument("OLD") ?? "", command.argument("NEW") ?? "")
        guard old != "-" || new != "-" else {
            throw ApplicationError.usage(
                "Only one report can be read from standard input. Give a file for "
                    + "the other."
            )
        }
        let conditions = try conditions(command)
        let comparison = ReportComparison(
            old: try ReportFile.read(old),
            new: try ReportFile.read(new)
        )
        let results = comparison.results(of: conditions)
        if command.flag("json") {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let data = try encoder.encode(ComparisonSummary(comparison, results))
            Console.write(String(decoding: data, as: UTF8.self) + "\n")
        } else {
            Console.write(ComparisonPage.markdown(for: comparison, results))
        }
        let isContradicted = comparison.isComparable && !comparison.contradictions.isEmpty
        return isContradicted || !results.allSatisfy(\.passes) ? .failure : .success
    }

    private static func conditions(_ command: ParsedCommand) throws -> [GateCondition] {
        do {
            return try command.value("fail-if").map(GateCondition.list) ?? []
        } catch {
            throw ApplicationError.usage("--fail-if: \(error)")
        }
    }
}
