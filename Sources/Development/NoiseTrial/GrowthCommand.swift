internal import CommandLineArguments
internal import Foundation
internal import Latency
internal import Statistics

enum GrowthCommand: TrialSubcommand {
    static let description = CommandDescription(
        name: "growth",
        abstract: "Judge synthetic costs with known scaling and realistic noise.",
        discussion: "Exits with 1 if the share of correct verdicts is below the target.",
        options: [.count("trials", 200, "The number of verdicts per cost.")]
    )

    /// The minimum share of correct verdicts.
    private static let aim = 0.95

    static func run(_ command: ParsedCommand) async throws -> Bool {
        let trials = try command.integer("trials", in: 1...1_000_000) ?? 200
        let settings = GrowthSettings(seed: 0)
        print("| Cost of n | Last step | Fit | 100,000 ÷ 10 | Verdict | Correct |")
        print("| --- | ---: | --- | ---: | --- | ---: |")
        var isRight = true
        for cost in SyntheticGrowth.all {
            let judged = try (0..<trials).map {
                try cost.judged(
                    processes: settings.processes,
                    rounds: settings.rounds,
                    seed: UInt64($0)
                )
            }
            let right = judged.count { $0.verdict == cost.expected }
            isRight = isRight && Share(right, of: trials).isAtLeast(Self.aim)
            print(row(of: cost, judged[0], Share(right, of: trials)))
        }
        return isRight
    }

    private static func row(of cost: SyntheticGrowth, _ growth: Growth, _ right: Share) -> String {
        func exponent(_ exponent: GrowthExponent) -> String {
            String(format: "%.2f (%.2f – %.2f)", exponent.exponent, exponent.lower, exponent.upper)
        }
        let fit = growth.fit.map { "n^\(exponent($0.exponent))" } ?? "constant"
        return [
            cost.name, exponent(growth.lastStep), fit, String(format: "%.1f", growth.increase),
            "\(growth.verdict.rawValue) by \(growth.basis.rawValue)", "\(right)",
        ].reduce("|") { "\($0) \($1) |" }
    }
}
