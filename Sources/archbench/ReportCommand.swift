internal import CommandLineArguments
internal import Foundation
internal import Latency
internal import Matrix
internal import Rendering
internal import Report
internal import Workbench

/// `archbench report`: measures everything and writes the pages.
enum ReportCommand: Subcommand {
    static let description = CommandDescription(
        name: "report",
        abstract: "Measures all variants of all features and writes comparison reports.",
        discussion: "Builds what it needs below .build/archbench, proves that the variants behave "
            + "the same, measures, and writes Markdown pages and report.json. What an earlier run "
            + "measured is not measured again as long as nothing has changed. Pages are replaced "
            + "only when all is measured. A report is not replaced by one that leaves out what it "
            + "has, so give a run that leaves something out an --output of its own. A folder with "
            + "files that archbench did not write is refused.",
        options: [
            .value(
                "only",
                placeholder: "MEASURE",
                kind: .oneOf(MeasureKind.all.map(\.name)),
                isRepeatable: true,
                defaultText: "all",
                help: "Only this measure. Latency always proves sameness first."
            ),
            Selection.featureOption, Selection.variantOption,
            .flag(
                "quick",
                help: "Fewer processes and rounds: wider intervals, in a fraction of "
                    + "the time. Mutation, instructions and growth are left out."
            ),
            .flag(
                "fresh",
                help: "Measure everything again, also what an earlier run measured and nothing "
                    + "has changed since."
            ),
            .value(
                "output",
                placeholder: "DIR",
                kind: .directory,
                defaultText: "Reports",
                help: "The folder to write to."
            ),
            .value(
                "from",
                placeholder: "FILE",
                kind: .file,
                help: "Draw the pages of an earlier report.json again, without measuring; '-' for "
                    + "standard input."
            ),
            Selection.seedOption,
        ],
        examples: [
            .init("archbench report", "everything, into Reports/"),
            .init("archbench report --quick --output /tmp/try", "a first look"),
            .init("archbench report --only lines --output /tmp/lines", "needs no toolchain"),
            .init("archbench report --from Reports/report.json", "the same pages again"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        Interruption.tell("an earlier report is whole")
        let folder = try outputFolder(command)
        let report: Report
        let start = ContinuousClock.now
        let seconds: Double?
        if let file = command.value("from") {
            let measuring = ["only", "feature", "variant", "quick", "fresh", "seed"]
            if let option = measuring.first(where: command.isGiven) {
                throw InputError(
                    description: "--from draws what was measured, so --\(option) has no effect "
                        + "with it. Leave it out."
                )
            }
            report = try ReportFile.read(file)
            seconds = nil
        } else {
            report = try await measure(command, for: folder)
            seconds = (ContinuousClock.now - start) / .seconds(1)
        }
        async let json = ReportFile.data(for: report)
        async let summary = TerminalSummary(report, folder: folder, seconds: seconds).text
        let pages = PageFormat.files(for: report).map {
            (name: $0.name, data: Data($0.text.utf8))
        }
        let files = pages + [(name: ReportFolder.reportName, data: try await json)]
        try ReportFolder.write(files, of: ReportScope(report), to: folder)
        Console.write(await summary)
        return .success
    }

    private static func measure(
        _ command: ParsedCommand,
        for folder: String
    ) async throws -> Report {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let names = command.values("only")
        let seed = try Selection.seed(command)
        let isQuick = command.flag("quick")
        let settings = ReportRun.Settings(
            rows: try Selection.rows(command),
            measures: names.isEmpty
                ? (isQuick ? ReportRun.quickMeasures : Set(MeasureKind.all.map(\.name)))
                : Set(names),
            latency: isQuick ? .quick(seed: seed) : .full(seed: seed),
            growth: GrowthSettings(seed: seed),
            isFresh: command.flag("fresh"),
            randomScripts: isQuick ? 100 : 500,
            program: "archbench \(Archbench.version)",
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        )
        // Nobody should wait for measures that cannot be written.
        try ReportFolder.check(
            folder,
            for: settings.scope,
            names: PageFormat.names(of: settings.rows.features) + [ReportFolder.reportName]
                + (ReportRun.noisePage(in: root) == nil ? [] : [PageFormat.noiseName])
        )
        let run = ReportRun(settings: settings, packageRoot: root, progress: ConsoleProgress())
        return try await run.run()
    }

    private static func outputFolder(_ command: ParsedCommand) throws -> String {
        guard let named = command.value("output") else { return try defaultFolder(command) }
        let slashes = named.reversed().prefix { $0 == "/" }.count
        return slashes == named.count ? "/" : String(named.dropLast(slashes))
    }

    private static func defaultFolder(_ command: ParsedCommand) throws -> String {
        let current = FileManager.default.currentDirectoryPath
        if command.isGiven("from"), (try? PackageRoot.find(from: current)) == nil {
            throw InputError(
                description: "\(current) is not inside archbench's own package, where Reports is. "
                    + "Name a folder with --output."
            )
        }
        let root = try PackageRoot.find(from: current)
        return root == current ? "Reports" : "\(root)/Reports"
    }
}
