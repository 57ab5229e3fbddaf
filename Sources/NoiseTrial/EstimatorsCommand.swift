internal import CommandLineArguments
internal import Latency
internal import Noise

enum EstimatorsCommand: Subcommand {
    static let description = CommandDescription(
        name: "estimators",
        abstract: "Compares ways to make intervals, on a recording.",
        discussion: "Draws as many processes as a report has from the recording, again and again, "
            + "and tells how often an interval of 95 % excludes the truth: 1.00 for the same source "
            + "compiled twice, and for other variants what the whole recording says.",
        arguments: [
            ArgumentDescription(
                "FILE",
                arity: .optional,
                kind: .file,
                help: "A recording; the one that 'record' makes unless told."
            )
        ],
        options: [.count("draws", 400, "How many runs are drawn.")],
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
