internal import CommandLineArguments
internal import Foundation
internal import Latency
internal import Matrix
internal import Report
internal import Toolchain

enum TrialCommand: TrialSubcommand {
    static let description = CommandDescription(
        name: "trial",
        abstract: "Repeat latency measurements and count wrong verdicts.",
        discussion: "Results are stored, so that an interrupted trial can be continued. Use an "
            + "otherwise idle machine. Exits with 1 if a target is missed.",
        options: [
            .value(
                "feature",
                placeholder: "NAME",
                kind: .oneOf(Feature.all.map(\.name)),
                isRepeatable: true,
                defaultText: "all",
                help: "Limit to this feature, with all its variants."
            ),
            .count("runs", 50, "The number of runs without load."),
            .count(
                "slowed-runs",
                20,
                "The number of runs with an injected slowdown of the A/A control."
            ),
            .count("loaded-runs", 10, "The number of such runs with two busy loops as CPU load."),
            .count("instruction-runs", 3, "The number of instruction counts."),
            .value(
                "output",
                placeholder: "FILE",
                kind: .file,
                defaultText: "standard output",
                help: "The file for the page."
            ),
        ],
        examples: [
            .init(
                "scripts/noise-trial trial --feature blog-feed --output Reports/noise.md",
                "takes about an hour"
            )
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> Bool {
        let workplace = try await Workplace.find()
        let plan = NoiseTrialRun.Plan(
            quietRuns: try command.integer("runs", in: 0...10_000) ?? 50,
            slowedRuns: try command.integer("slowed-runs", in: 0...10_000) ?? 20,
            loadedRuns: try command.integer("loaded-runs", in: 0...10_000) ?? 10,
            instructionRuns: try command.integer("instruction-runs", in: 0...10_000) ?? 3
        )
        let names = command.values("feature")
        let rows = MatrixRow.all.filter { names.isEmpty || names.contains($0.feature.name) }
        // Runs of other features are stored separately.
        let folder = ([workplace.folder] + rows.map(\.feature.name).sorted()).joined(separator: "-")
        let trial = NoiseTrialRun(
            plan: plan,
            rows: rows,
            measure: workplace.measure,
            state: try TrialState(folder: folder)
        )
        let summary = try await trial.run()
        let machine = Machine.current
        let page = NoisePage(
            summary: summary,
            provenance:
                "Measured until \(Date.now.formatted(.iso8601)) on \(machine.cores) cores of "
                + "\(machine.processor) with \(workplace.toolchain.version).",
            features: rows.map(\.feature),
            settings: NoiseTrialRun.settings(seed: 0),
            slowdown: NoiseTrialRun.slowdown
        )
        if let file = command.value("output") {
            // The page has the mark of a report's pages, because it becomes one of them.
            let text = ReportFolder.marked(page.text)
            try text.write(toFile: file, atomically: true, encoding: .utf8)
        } else {
            print(page.text, terminator: "")
        }
        return page.holds
    }
}
