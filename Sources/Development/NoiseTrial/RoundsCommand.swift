internal import CommandLineArguments
internal import Foundation
internal import Latency
internal import Matrix
internal import Report
internal import Statistics

enum RoundsCommand: TrialSubcommand {
    static let description = CommandDescription(
        name: "rounds",
        abstract: "Check whether the first rounds of a process are slower than the others.",
        discussion:
            "If the warm-up is too short, the first round takes longer than the median round "
            + "of its process. Values are medians over processes and variants.",
        arguments: [
            ArgumentDescription("REPORT", arity: .one, kind: .file, help: "A report.json.")
        ],
        examples: [.init("scripts/noise-trial rounds Reports/report.json")]
    )

    /// The indices of the first rounds.
    private static let first = 0..<3

    static func run(_ command: ParsedCommand) async throws -> Bool {
        let report = try ReportFile.read(command.argument("REPORT") ?? "")
        guard let latency = report.latency.value else {
            NoiseTrial.note("The report contains no latency.")
            return false
        }
        let warmUp = Double(latency.settings.warmUpNanoseconds) / 1e6
        print(String(format: "Each variant is warmed up for %g ms.\n", warmUp))
        print("| Scenario | First round | Second | Third | Last |")
        print("| :-- | --: | --: | --: | --: |")
        var all: [[Double]] = []
        for script in latency.scripts {
            let series = try relative(script.rounds)
            print(try row("\(script.feature.name) \(script.script)", series))
            all += series
        }
        print(try row("all scenarios", all))
        return true
    }

    /// Returns for each process and variant its rounds, as relative differences from their median.
    private static func relative(_ rounds: LatencyRounds) throws(StatisticsError) -> [[Double]] {
        var series: [[Double]] = []
        for process in rounds.nanosecondsPerCall {
            for variant in 0..<rounds.variantCount {
                let times = process.map { $0[variant] }
                let middle = try median(of: times)
                series.append(times.map { $0 / middle - 1 })
            }
        }
        return series
    }

    private static func row(_ name: String, _ series: [[Double]]) throws(StatisticsError) -> String
    {
        var cells: [String] = []
        for index in first {
            cells.append(percent(try median(of: series.compactMap { $0.dropFirst(index).first })))
        }
        cells.append(percent(try median(of: series.compactMap(\.last))))
        return "| \(name) | \(cells.joined(separator: " | ")) |"
    }

    private static func percent(_ share: Double) -> String {
        String(format: "%+.1f %%", share * 100)
    }
}
