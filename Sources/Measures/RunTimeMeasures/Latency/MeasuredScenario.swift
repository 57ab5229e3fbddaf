internal import InputFiles
internal import Matrix
internal import Statistics

/// The results of the processes that measured one scenario.
struct MeasuredScenario {
    let feature: Feature
    let scenario: String
    private(set) var results: [ProbeResult.OfScenario]
    /// The reason why allocations could not be counted; `nil` if they were.
    private(set) var allocationObstacle: String?

    /// Returns the scenarios with the results of further processes, which may lack some scenarios.
    static func adding(_ results: [ProbeResult], to scenarios: [MeasuredScenario])
        -> [MeasuredScenario]
    {
        var scenarios = scenarios
        for result in results {
            for found in result.scenarios {
                let index = scenarios.firstIndex {
                    $0.feature == found.feature && $0.scenario == found.scenario
                }
                guard let index else {
                    scenarios.append(
                        MeasuredScenario(
                            feature: found.feature,
                            scenario: found.scenario,
                            results: [found],
                            allocationObstacle: result.allocationObstacle
                        )
                    )
                    continue
                }
                scenarios[index].results.append(found)
                scenarios[index].allocationObstacle =
                    scenarios[index].allocationObstacle ?? result.allocationObstacle
            }
        }
        return scenarios
    }

    /// A Boolean value that indicates whether no further process is needed.
    ///
    /// This is so if the confidence interval of each variant and of the control, relative to the
    /// baseline, reaches at most ``LatencySettings/sufficientReach`` to either side. The ratios
    /// themselves have no influence, so that stopping favours no result.
    var isPrecise: Bool {
        get throws(ApplicationError) {
            do {
                let rounds = try LatencyRounds(
                    nanosecondsPerCall: results.map(\.nanosecondsPerCall)
                )
                let comparisons = try LatencyEstimate(rounds: rounds).comparisons
                return comparisons.filter { $0.baseline == 0 }.allSatisfy {
                    let factor = ($0.interval.upper / $0.interval.lower).squareRoot()
                    return factor <= 1 + LatencySettings.sufficientReach
                }
            } catch {
                throw .statistics(error)
            }
        }
    }
}
