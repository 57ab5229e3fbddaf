internal import CommandLineArguments
internal import Latency

enum EstimatorsCommand: TrialSubcommand {
    static let description = CommandDescription(
        name: "estimators",
        abstract: "Compare estimators of confidence intervals on a recording.",
        discussion:
            "Repeatedly draws as many processes as a report has from the recording, and prints "
            + "how often a 95 % confidence interval excludes the true ratio: 1.00 for the same source "
            + "compiled twice, and for other variants the ratio in the full recording.",
        arguments: [
            ArgumentDescription(
                "FILE",
                arity: .optional,
                kind: .file,
                help: "A recording. Default: the one of 'record'."
            )
        ],
        options: [.count("draws", 400, "The number of draws.")],
        examples: [.init("scripts/noise-trial estimators recording.jsonl --draws 1000")]
    )

    static func run(_ command: ParsedCommand) async throws -> Bool {
        let draws = try command.integer("draws", in: 1...1_000_000) ?? 400
        let path: String
        if let given = command.argument("FILE") {
            path = given
        } else {
            path = Recording.path(in: try await Workplace.find().folder)
        }
        let recording = try Recording(path: path).processes()
        let estimators = IntervalEstimator.all
        let processes = LatencySettings.full(seed: 0).processes
        let trial = try EstimatorTrial(
            recording: recording,
            estimators: estimators,
            processes: processes,
            draws: draws,
            seed: 1
        ) { draw in
            if draw > 0, draw.isMultiple(of: 100) { NoiseTrial.note("\(draw) of \(draws) drawn") }
        }
        print(
            """
            \(draws) times \(processes) of \(recording.count) processes. Share of intervals of 95 % \
            that exclude the truth:

            """
        )
        print(EstimatorTable(trial: trial, estimators: estimators).text, terminator: "")
        return true
    }
}
