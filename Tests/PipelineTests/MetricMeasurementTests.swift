internal import Report
internal import RunTimeMeasures
internal import Testing

@testable internal import Pipeline

@MainActor
@Suite("The measurements of a run")
struct MetricMeasurementTests {
    @Test("A measurement runs after those that it requires or reuses the build of")
    func order() throws {
        let metrics = MetricMeasurement.all.map(\.metric)
        #expect(Set(metrics) == Set(Metric.allCases))
        for (index, measurement) in MetricMeasurement.all.enumerated() {
            for required in measurement.requires {
                #expect(try #require(metrics.firstIndex(of: required.metric)) < index)
            }
        }
        let coverage = try #require(metrics.firstIndex(of: .coverage))
        #expect(try #require(metrics.firstIndex(of: .structure)) > coverage)
        #expect(try #require(metrics.firstIndex(of: .mutation)) > coverage)
    }

    @Test("A run adds the measurements that requested ones require")
    func wanted() {
        for measurement in MetricMeasurement.all {
            let settings = ReportRun.Settings(
                rows: [],
                metrics: [measurement.metric],
                latency: .quick(seed: 1),
                scaling: ScalingSettings(seed: 1),
                isFresh: false,
                randomScenarios: 0,
                program: "",
                path: ""
            )
            let isTimed = measurement.needs == .probe
            #expect(
                settings.wanted.map(\.metric)
                    == (isTimed ? [.equivalence] : []) + [measurement.metric]
            )
        }
    }

    @Test("A quick run excludes the slowest metrics")
    func quick() {
        let excluded = Set(Metric.allCases).subtracting(ReportRun.quickMetrics)
        #expect(excluded == [.tests, .mutation, .instructions, .scaling])
    }
}
