internal import CommandLineArguments
internal import Foundation
internal import InputFiles
internal import Latency
internal import Noise
internal import Provenance
internal import Toolchain
internal import Workbench

/// What `scripts/noise-trial` runs.
@main
struct NoiseTrial {
    private static func count(_ name: String, _ preset: Int, _ help: String) -> OptionDescription {
        .value(
            name,
            placeholder: "N",
            kind: .text,
            defaultText: "\(preset)",
            help: help
        )
    }

    private static let command = CommandDescription(
        name: "run",
        abstract: "Repeats the measure of latency and tells how often it is wrong.",
        discussion: "What is done is kept, so that a trial that was interrupted goes on where it "
            + "was. Exit status 1 where an aim is missed.",
        options: [
            count("runs", 50, "How many runs on a quiet machine."),
            count("slowed-runs", 20, "How many runs in which the control is 3 % slower."),
            count("loaded-runs", 20, "How many such runs with two busy loops beside them."),
            count("instruction-runs", 10, "How often instructions are counted."),
            .flag("full", help: "Full runs instead of quick ones."),
            .value(
                "output",
                placeholder: "FILE",
                kind: .file,
                defaultText: "standard output",
                help: "Where the page is written."
            ),
        ],
        examples: [.init("scripts/noise-trial --output Reports/noise.md", "under an hour")]
    )

    static func main() async {
        let program = ProgramDescription(
            name: "scripts/noise-trial",
            version: "",
            abstract: command.abstract,
            commands: [command]
        )
        do {
            switch try program.parse(["run"] + CommandLine.arguments.dropFirst()) {
            case .answer(let text): print(text, terminator: "")
            case .command(let command): exit(try await run(command) ? 0 : 1)
            }
        } catch {
            Trial.report("error: \(reason(of: error))")
            exit(error is ArgumentError ? 64 : 1)
        }
    }

    /// - Returns: whether all aims are met.
    private static func run(_ command: ParsedCommand) async throws -> Bool {
        let environment = ProcessInfo.processInfo.environment
        let root = try PackageRoot.find(from: FileManager.default.currentDirectoryPath)
        let toolchain = try await SwiftToolchain.find(path: environment["PATH"] ?? "")
        let folder = "\(root)/.build/archbench/noise"
        let digests = try await SourceDigests(packageRoot: root, hash: GitHash(folder: folder))
        let plan = Trial.Plan(
            quietRuns: try command.integer("runs", in: 0...10_000) ?? 50,
            slowedRuns: try command.integer("slowed-runs", in: 0...10_000) ?? 20,
            loadedRuns: try command.integer("loaded-runs", in: 0...10_000) ?? 20,
            instructionRuns: try command.integer("instruction-runs", in: 0...10_000) ?? 10,
            isQuick: !command.flag("full")
        )
        let trial = Trial(
            plan: plan,
            measure: LatencyMeasure(
                PackageBuild(
                    packageRoot: root,
                    scratchFolder: "\(root)/.build/archbench/latency",
                    toolchain: toolchain
                )
            ),
            state: try TrialState(folder: "\(folder)/\(digests.code)")
        )
        let summary = try await trial.run()
        let settings = plan.isQuick ? LatencySettings.quick(seed: 0) : .full(seed: 0)
        let machine = Machine.current
        let page = NoisePage(
            summary: summary,
            provenance: "Made until \(Date.now.formatted(.iso8601)) on \(machine.cores) cores of "
                + "\(machine.processor) with \(toolchain.version).",
            settings: "\(settings.processes) processes of \(settings.rounds) rounds"
        )
        if let file = command.value("output") {
            try page.text.write(toFile: file, atomically: true, encoding: .utf8)
        } else {
            print(page.text, terminator: "")
        }
        return page.holds
    }
}
