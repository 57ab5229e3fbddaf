internal import Foundation
internal import Report
internal import ReportSamples
internal import RunTimeMeasures
internal import Statistics
internal import Testing

/// Each test checks the committed report and the sample.
@Suite("The verdicts of a report about latency and scaling")
struct ReportVerdictTests {
    @Test("A latency verdict follows from its interval", arguments: CheckedReport.allCases)
    func latency(checked: CheckedReport) throws {
        let latency = try #require(try checked.report().latency.value)
        let judgements =
            latency.scenarios.map(\.judgement) + latency.features.map(\.judgement.overall)
        for judgement in judgements {
            let margin = judgement.estimate.margin
            for comparison in judgement.estimate.comparisons + [judgement.control] {
                #expect(comparison.judged(within: margin).verdict == comparison.verdict)
                switch comparison.verdict {
                case .faster: #expect(comparison.interval.upper < 1)
                case .slower: #expect(comparison.interval.lower > 1)
                case .equivalent, .inconclusive: break
                }
            }
        }
    }

    @Test(
        "A result is not robust only if excluding one scenario crosses 1",
        arguments: CheckedReport.allCases
    )
    func robustness(checked: CheckedReport) throws {
        for feature in try #require(try checked.report().latency.value?.features) {
            for spread in feature.judgement.spreads where !spread.decisiveScenarios.isEmpty {
                let range = try #require(spread.leavingOneOut)
                #expect(range.lower <= 1 && range.upper >= 1, "\(feature.feature)")
            }
        }
    }

    @Test(
        "The range over scenarios has the extremes of their ratios",
        arguments: CheckedReport.allCases
    )
    func spreads(checked: CheckedReport) throws {
        let latency = try #require(try checked.report().latency.value)
        for feature in latency.features {
            let scenarios = latency.scenarios.filter { $0.feature == feature.feature }
            let unreliable = scenarios.filter { !$0.judgement.isReliable }.map(\.scenario)
            #expect(feature.judgement.unreliableScenarios == unreliable, "\(feature.feature)")
            for spread in feature.judgement.spreads {
                let ratios = scenarios.compactMap {
                    $0.judgement.estimate.comparison(of: spread.variant, to: spread.baseline)?
                        .ratio
                }
                #expect(spread.overScenarios.lower == ratios.min(), "\(feature.feature)")
                #expect(spread.overScenarios.upper == ratios.max(), "\(feature.feature)")
            }
        }
    }

    @Test("The shown times and the judged ratios follow from the rounds")
    func times() throws {
        let report = try CheckedReport.committed.report()
        for scenario in try #require(report.latency.value?.scenarios) {
            let place: Comment = "\(scenario.feature) \(scenario.scenario)"
            for (variant, time) in scenario.nanosecondsPerCall.enumerated() {
                let processes = try scenario.rounds.nanosecondsPerCall.map { rounds in
                    try median(of: rounds.map { $0[variant] })
                }
                #expect(try median(of: processes) == time, place)
            }
            for comparison in scenario.judgement.estimate.comparisons {
                let processes = scenario.rounds.processLogRatios(
                    of: comparison.variant,
                    to: comparison.baseline
                )
                let extremes = try #require(processes.min())...(try #require(processes.max()))
                #expect(extremes.contains(log(comparison.ratio)), place)
            }
        }
    }

    @Test(
        "A scaling verdict follows from its exponent and its increase",
        arguments: CheckedReport.allCases
    )
    func scaling(checked: CheckedReport) throws {
        for scenario in try #require(try checked.report().scaling.value?.scenarios) {
            for variant in scenario.variants {
                let times = variant.nanosecondsPerCall
                let scaling = scenario.scaling(of: times, variant.latency)
                let (lower, upper) = (scaling.exponent.lower, scaling.exponent.upper)
                let isRight =
                    switch scaling.verdict {
                    case .negligible: upper < 0.8 && scaling.increase <= 1.25
                    case .sublinear: upper < 0.8 && scaling.increase > 1.25
                    case .linear: lower >= 0.8 && upper <= 1.2 && scaling.increase > 1.25
                    case .superlinear: lower > 1.2 && scaling.increase > 1.25
                    case .inconclusive: true
                    }
                #expect(isRight, "\(scenario.feature) \(scenario.scenario): \(scaling)")
                #expect(lower <= scaling.exponent.exponent && scaling.exponent.exponent <= upper)
                let shown = scenario.shownSizes.map { times[$0] }
                #expect(scaling.increase == (shown.last ?? 0) / (shown.first ?? 0))
            }
        }
    }
}
