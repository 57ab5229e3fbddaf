internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Matrix
internal import Pipeline
internal import Rendering
internal import Report
internal import RunTimeMeasures

/// `archbench report`: measures everything and writes the pages.
enum ReportCommand: Subcommand {
    static let description = CommandDescription(
        name: "report",
        abstract: "Measure all variants of all features and write the comparison report.",
        discussion:
            "A full report takes 20 to 40 minutes on two cores; '--quick --feature greeting' "
            + "takes 1 to 2 minutes. The command builds in .build/archbench, verifies that the "
            + "variants behave identically, measures, and writes Markdown pages, index.html and "
            + "report.json. Results are cached: unchanged implementations are not measured again.\n\n"
            + "The first pages are written after the fast metrics; the slow ones (mutation, "
            + "instructions, scaling, latency, traces) are added one by one. An interrupted report "
            + "is marked as partial, and the next run continues it. A complete report is only "
            + "replaced by one that is as complete: until then the new one grows in DIR.partial. "
            + "archbench never writes to a folder with files that it did not create.\n\n"
            + "Exits with 0 after the report is written, with 1 if a build or a test fails or variants "
            + "differ, with 64 for a wrong option or folder, and with 69 if a tool is missing.",
        options: [
            .value(
                "only",
                placeholder: "METRIC",
                kind: .oneOf(Metric.allCases.map(\.rawValue)),
                isRepeatable: true,
                defaultText: "all",
                help: "Measure only this metric. Latency always verifies equivalence first."
            ),
            Selection.featureOption, Selection.variantOption,
            .flag(
                "quick",
                help: "Fewer processes: wider confidence intervals in a fraction of "
                    + "the time. Excludes mutation, instructions and scaling."
            ),
            .flag(
                "fresh",
                help: "Ignore cached results and measure everything again."
            ),
            .value(
                "output",
                placeholder: "DIR",
                kind: .directory,
                defaultText: "Reports",
                help: "The folder to write to."
            ),
            .value(
                "machines",
                placeholder: "DIR",
                kind: .directory,
                defaultText: "the folder machines of the output",
                help: "The records of machines to compare latency with. A full report adds its own."
            ),
            .value(
                "from",
                placeholder: "FILE",
                kind: .file,
                help: "Write the pages of an existing report.json again, without measuring; '-' "
                    + "for standard input."
            ),
            Selection.seedOption,
        ],
        examples: [
            .init("archbench report", "everything, into Reports/"),
            .init("archbench report --quick --output /tmp/try", "a first try"),
            .init(
                "archbench report --only lines --output /tmp/lines",
                "one metric, without a toolchain"
            ),
            .init("archbench report --from Reports/report.json", "the same pages again"),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> ExitCode {
        Interruption.tell("run the command again to continue; a complete report is unchanged")
        let folder = try outputFolder(command)
        let machines = MachineRecordFolder(command.value("machines") ?? "\(folder)/machines")
        // Report a damaged record before measuring.
        let records = try machines.records()
        var report: Report
        var record: MachineRecord?
        let start = ContinuousClock.now
        let seconds: Double?
        if let file = command.value("from") {
            let measuring = ["only", "feature", "variant", "quick", "fresh", "seed"]
            if let option = measuring.first(where: command.isGiven) {
                throw ApplicationError.usage(
                    "--from writes the pages of an existing report, so --\(option) has no "
                        + "effect. Remove it."
                )
            }
            report = try ReportFile.read(file)
            if command.isGiven("machines") { report.machines = records }
            seconds = nil
        } else {
            report = try await measure(command, for: folder)
            record = command.flag("quick") ? nil : MachineRecord(report)
            report.machines = records
            if let record { report.machines = try machines.records(with: record) }
            seconds = (ContinuousClock.now - start) / .seconds(1)
        }
        async let summary = TerminalSummary(report, folder: folder, seconds: seconds).text
        try await write(report, to: folder)
        // A report is only written to a folder that has nothing else.
        if let record { try machines.add(record) }
        copyNoiseStudy(from: command.value("from"), to: folder)
        ReportFolder.remove(partialFolder(of: folder))
        Console.write(await summary)
        return .success
    }

    private static func write(_ report: Report, to folder: String) async throws {
        async let json = ReportFile.data(for: report)
        let pages = PageFormat.files(for: report).map {
            (name: $0.name, data: Data($0.text.utf8))
        }
        let files = pages + [(name: ReportFolder.reportName, data: try await json)]
        try ReportFolder.write(files, of: ReportScope(report), to: folder)
    }

    /// Copies the study of noise, to which the page of methods links, into a folder without one.
    ///
    /// - Parameter file: the report that is written again, next to which the study is; `nil` for
    ///   the study of the clone.
    private static func copyNoiseStudy(from file: String?, to folder: String) {
        let current = FileManager.default.currentDirectoryPath
        let reports =
            file.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
            ?? (try? PackageRoot.find(from: current)).map { "\($0)/Reports" }
        guard let reports else { return }
        // Copying fails if the file exists.
        try? FileManager.default.copyItem(
            atPath: "\(reports)/noise.md",
            toPath: "\(folder)/noise.md"
        )
    }

    /// Returns the folder of an incomplete report that will replace a complete one.
    private static func partialFolder(of folder: String) -> String { "\(folder).partial" }

    private static func measure(
        _ command: ParsedCommand,
        for folder: String
    ) async throws -> Report {
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let names = command.values("only")
        let metrics = Metric.allCases.filter { names.isEmpty || names.contains($0.rawValue) }
        let seed = try Selection.seed(command)
        let isQuick = command.flag("quick")
        let settings = ReportRun.Settings(
            rows: try Selection.rows(command),
            metrics: names.isEmpty && isQuick ? ReportRun.quickMetrics : Set(metrics),
            latency: isQuick ? .quick(seed: seed) : .full(seed: seed),
            scaling: ScalingSettings(seed: seed),
            isFresh: command.flag("fresh"),
            randomScenarios: isQuick ? 100 : 500,
            program: "archbench \(Archbench.version)",
            path: ProcessInfo.processInfo.environment["PATH"] ?? ""
        )
        let progress = ConsoleProgress()
        let run = try await ReportRun(settings: settings, packageRoot: root, progress: progress)
        // Report a folder that cannot be written before measuring.
        try ReportFolder.check(
            folder,
            for: run.scope,
            names: PageFormat.names(of: settings.rows.features) + [ReportFolder.reportName]
        )
        let place =
            ReportFolder.hasCompleteReport(folder) ? partialFolder(of: folder) : folder
        var isFirst = true
        return try await run.run { report in
            do {
                try await write(report, to: place)
            } catch {
                // The complete report is still measured, and written or refused at the end.
                return progress.note("The partial pages cannot be written: \(error)")
            }
            guard isFirst else { return }
            isFirst = false
            progress.note(
                "The first pages are ready: \(place)/index.html. Not measured yet: "
                    + "\(report.pending.map(\.title).joined(separator: ", "))."
            )
        }
    }

    private static func outputFolder(_ command: ParsedCommand) throws -> String {
        guard let named = command.value("output") else { return try defaultFolder(command) }
        let slashes = named.reversed().prefix { $0 == "/" }.count
        return slashes == named.count ? "/" : String(named.dropLast(slashes))
    }

    private static func defaultFolder(_ command: ParsedCommand) throws -> String {
        let current = FileManager.default.currentDirectoryPath
        if command.isGiven("from"), (try? PackageRoot.find(from: current)) == nil {
            throw ApplicationError.usage(
                "\(current) is not inside a clone of archbench, where Reports is. "
                    + "Give a folder with --output."
            )
        }
        let root = try PackageRoot.find(from: current)
        return root == current ? "Reports" : "\(root)/Reports"
    }
}
