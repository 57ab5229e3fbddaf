internal import Foundation
internal import Matrix
internal import RunTimeMeasures
internal import Statistics

/// The results of one machine that another machine can be compared with: for each scenario the
/// latency ratios of the variants, and the counts that should repeat. It is small enough to be
/// committed.
package struct MachineRecord: Hashable, Sendable, Codable {
    /// The version of the JSON.
    package static let currentVersion = 1

    package var version = currentVersion
    package var machine: Machine
    /// The median time of an empty call, in nanoseconds, which distinguishes processors of one
    /// name.
    package var emptyCallNanoseconds: Double
    package var toolchain: String
    /// The features, each with the sources that its results belong to.
    package var features: [OfFeature]

    /// The results of one feature.
    package struct OfFeature: Hashable, Sendable, Codable {
        /// The name of the feature.
        package let feature: String
        /// The digest of the timed sources, the build flags and the toolchain.
        package let digest: String
        /// The start of the measurement, in UTC.
        package let date: String
        package let commit: String
        /// The names of the variants; the first one is the baseline.
        package let variants: [String]
        package let scenarios: [OfScenario]
    }

    /// The results of one scenario, by variant.
    package struct OfScenario: Hashable, Sendable, Codable {
        package let scenario: String
        /// A Boolean value that indicates whether the A/A control stayed within the margin.
        package let isReliable: Bool
        /// The equivalence margin of the run, as a share.
        package let margin: Double
        package let nanosecondsPerCall: [Double]
        /// The ratios of the variants after the first one to the first one.
        package let ratios: [Ratio]
        /// The instructions of a call; `nil` if they were not counted.
        package let instructions: [Double]?
        /// The allocations of a call; `nil` if they were not counted.
        package let allocations: [Double]?
    }

    /// A ratio to the baseline with its 95 % confidence interval of one run.
    package struct Ratio: Hashable, Sendable, Codable {
        package let ratio: Double
        package let lower: Double
        package let upper: Double
    }

    /// The name of the record's file, without extension: the processor, its family, model and
    /// stepping. The microcode is left out, because an update does not make another machine.
    package var name: String {
        let words = "\(machine.processor) \(kind)".lowercased()
        let parts = words.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        return parts.joined(separator: "-")
    }

    /// The identity of the processor without the microcode.
    package var kind: String {
        (machine.identity ?? "identity not available").split(separator: ",")
            .map { $0.drop { $0 == " " } }
            .filter { !$0.hasPrefix("microcode") }
            .joined(separator: ", ")
    }
}

extension MachineRecord {
    /// Creates the record of the machine that a report was measured on; `nil` if the report has no
    /// latency, or does not know the digests of its sources.
    package init?(_ report: Report) {
        guard let latency = report.latency.value,
            let empty = try? median(of: latency.scenarios.map(\.emptyNanosecondsPerCall))
        else { return nil }
        let features = report.features.compactMap { OfFeature($0, in: report, latency) }
        guard !features.isEmpty else { return nil }
        self.init(
            machine: report.provenance.machine,
            emptyCallNanoseconds: Self.rounded(empty),
            toolchain: report.provenance.toolchain,
            features: features
        )
    }

    /// Adds the features of an older record of the same machine that this record lacks.
    package mutating func keepOthers(of old: MachineRecord) {
        let known = features.map(\.feature)
        features += old.features.filter { !known.contains($0.feature) }
        features.sort { $0.feature < $1.feature }
    }

    /// Rounds a value to six significant digits, which is more than a measurement has.
    fileprivate static func rounded(_ value: Double) -> Double {
        Double(String(format: "%.6g", value)) ?? value
    }
}

extension MachineRecord.OfFeature {
    fileprivate init?(_ feature: Feature, in report: Report, _ latency: LatencyMeasurement) {
        guard let digest = report.sourceDigests[feature.name] else { return nil }
        let origin = report.provenance.origins.first {
            $0.metric == .latency && $0.subjects.contains(feature.name)
        }
        let scenarios = latency.scenarios.filter { $0.feature == feature }
            .map { MachineRecord.OfScenario($0, in: report) }
        guard let origin, !scenarios.isEmpty else { return nil }
        self.init(
            feature: feature.name,
            digest: digest,
            date: origin.date,
            commit: origin.commit,
            variants: report.variants(of: feature).map(\.name),
            scenarios: scenarios
        )
    }
}

extension MachineRecord.OfScenario {
    fileprivate init(_ scenario: LatencyMeasurement.OfScenario, in report: Report) {
        let estimate = scenario.judgement.estimate
        let variants = report.variants(of: scenario.feature).indices
        let counted = report.instructions.value?.scenarios.first {
            $0.feature == scenario.feature && $0.scenario == scenario.scenario
        }
        let instructions = counted?.counts.compactMap(\.perCall) ?? []
        var allocations: [Double]?
        if case .perCall(let counts, _) = scenario.allocations {
            allocations = Array(counts.prefix(variants.count))
        }
        self.init(
            scenario: scenario.scenario,
            isReliable: scenario.judgement.isReliable,
            margin: MachineRecord.rounded(estimate.margin.relative),
            nanosecondsPerCall: variants.map {
                MachineRecord.rounded(scenario.nanosecondsPerCall[$0])
            },
            ratios: variants.dropFirst().compactMap { variant in
                estimate.comparison(of: variant, to: 0).map {
                    MachineRecord.Ratio(
                        ratio: MachineRecord.rounded($0.ratio),
                        lower: MachineRecord.rounded($0.interval.lower),
                        upper: MachineRecord.rounded($0.interval.upper)
                    )
                }
            },
            instructions: instructions.count == variants.count
                ? instructions.map(MachineRecord.rounded) : nil,
            allocations: allocations
        )
    }
}
