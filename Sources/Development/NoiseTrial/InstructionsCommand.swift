internal import CommandLineArguments
internal import Latency
internal import Matrix

enum InstructionsCommand: TrialSubcommand {
    static let description = CommandDescription(
        name: "instructions",
        abstract: "Count instructions repeatedly, and once with lost single-step flags.",
        discussion: "Exits with 1 if a count differs from the first run or is not available.",
        options: [
            .count("runs", 2, "The number of runs with normal single steps."),
            .count(
                "lost-flag-interval",
                20_000,
                "The number of steps after which, in an additional run, one step arrives as a "
                    + "breakpoint; 0 for no such run."
            ),
        ]
    )

    static func run(_ command: ParsedCommand) async throws -> Bool {
        let runs = try command.integer("runs", in: 1...1_000) ?? 2
        let interval = try command.integer("lost-flag-interval", in: 0...999_999_999) ?? 20_000
        let measure = try await Workplace.find().measure
        try await measure.build()
        var counts: [InstructionMeasurement] = []
        let intervals = [Int](repeating: 0, count: runs) + (interval > 0 ? [interval] : [])
        for (index, interval) in intervals.enumerated() {
            let clock = ContinuousClock()
            let start = clock.now
            let count = try await measure.countInstructions(
                MatrixRow.all,
                lostFlagInterval: interval,
                progress: { _ in }
            )
            let title =
                interval > 0
                ? "one step in \(interval) without its flag" : "run \(index + 1)"
            NoiseTrial.note("\(title): \(Int(start.duration(to: clock.now) / .seconds(1))) s")
            print("\(title), \(count.method.rawValue)\n\n\(table(of: count))")
            counts.append(count)
        }
        let isWhole = counts[0].scripts.flatMap(\.counts).allSatisfy { $0.perCall != nil }
        let isSame = counts.allSatisfy { $0 == counts[0] }
        print(isSame ? "All counts are equal." : "Counts differ.")
        return isSame && isWhole
    }

    private static func table(of measurement: InstructionMeasurement) -> String {
        let variants = measurement.rows.variants
        let titles = variants.map(\.title)
        let rows = measurement.scripts.map { script in
            ["\(script.feature.name) \(script.script)"]
                + variants.map { variant in
                    let ofFeature = measurement.rows.variants(of: script.feature)
                    return switch ofFeature.firstIndex(of: variant).map({ script.counts[$0] }) {
                    case .perCall(let count)?: "\((count * 10).rounded() / 10)"
                    case .notAvailable(let obstacle)?: "not available: \(obstacle.reason)"
                    case nil: "–"
                    }
                }
        }
        let rule = ["---"] + titles.map { _ in "---:" }
        return ([["Per call"] + titles, rule] + rows)
            .map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    }
}
