internal import CommandLineArguments
internal import Foundation
internal import Latency
internal import Matrix

enum RecordCommand: TrialSubcommand {
    static let description = CommandDescription(
        name: "record",
        abstract: "Record processes of latency measurements for the command 'estimators'.",
        discussion:
            "Writes one line of JSON per process; each process has its own seed and binary. "
            + "An incomplete recording is continued. Use an otherwise idle machine.",
        options: [
            .count("processes", 520, "The number of processes in the complete recording."),
            .value(
                "output",
                placeholder: "FILE",
                kind: .file,
                defaultText: "in .build/archbench/noise",
                help: "The file for the recording."
            ),
        ],
        examples: [.init("scripts/noise-trial record --output recording.jsonl")]
    )

    static func run(_ command: ParsedCommand) async throws -> Bool {
        let wanted = try command.integer("processes", in: 1...100_000) ?? 520
        let workplace = try await Workplace.find()
        let recording = Recording(
            path: command.value("output") ?? Recording.path(in: workplace.folder)
        )
        try recording.begin()
        let done = try recording.processes().count
        guard done < wanted else { return true }
        try await workplace.measure.build()
        for process in done..<wanted {
            var settings = LatencySettings.full(seed: UInt64(process))
            settings.processes = 1
            let (results, _) = try await workplace.measure.results(
                MatrixRow.all,
                settings: settings,
                injectedSlowdown: nil,
                progress: { _ in }
            )
            for result in results { try recording.add(result) }
            if (process + 1).isMultiple(of: 20) || process + 1 == wanted {
                NoiseTrial.note("\(process + 1) of \(wanted) processes")
            }
        }
        return true
    }
}
