internal import Foundation

/// The reason why a report has no values of a metric.
struct HistoryObstacle: Error, Sendable {
    let reason: String

    static let noSection = HistoryObstacle(reason: "the format does not have it")
    static let notMeasured = HistoryObstacle(reason: "not measured in that run")
    static let unreadable = HistoryObstacle(reason: "the section has an unknown form")
}

/// The parts of `report.json` that all formats share, by the names of each format.
struct RawReport: Decodable {
    /// A section, which may have an unexpected form.
    struct Section<Content: Decodable>: Decodable {
        let content: Content?

        init(from decoder: any Decoder) {
            content = try? Content(from: decoder)
        }
    }

    struct Provenance: Decodable {
        struct Machine: Decodable {
            let processor: String?
            let identity: String?
        }

        let machine: Machine?
        let origins: [PastReport.Origin]?
        let commit: String?
        let date: String?
        let hasUncommittedChanges: Bool?

        var machineText: String? {
            machine?.processor.map {
                [$0, machine?.identity].compactMap(\.self).joined(separator: ", ")
            }
        }

        /// The origins; before format 4 one run measured everything.
        var allOrigins: [PastReport.Origin] {
            if let origins { return origins }
            guard let commit, let date else { return [] }
            return [
                PastReport.Origin(
                    measure: nil,
                    subjects: nil,
                    commit: commit,
                    date: date,
                    hasUncommittedChanges: hasUncommittedChanges
                )
            ]
        }
    }

    struct Cell: Decodable {
        let feature: String
        let variant: String
    }

    struct Lines: Decodable {
        struct Figure: Decodable {
            struct Counts: Decodable { let code: Double }
            let cell: Cell
            let sources: Counts
        }

        let figures: [Figure]?
    }

    struct Coverage: Decodable {
        struct Figure: Decodable {
            struct Counts: Decodable {
                let count: Double
                let covered: Double
            }
            struct Part: Decodable { let lines: Counts? }
            let cell: Cell
            let withoutView: Part?
        }

        let figures: [Figure]?
    }

    struct Instructions: Decodable {
        struct Scenario: Decodable {
            struct Count: Decodable { let perCall: Double? }
            let feature: String
            let script: String
            let counts: [Count]?
            /// The counts of format 3 and before.
            let instructionsPerCall: [Double?]?
        }

        struct Values: Decodable {
            let rows: [PastReport.Row]?
            let variants: [String]?
            let scripts: [Scenario]
        }

        let figures: Values?
    }

    struct Latency: Decodable {
        struct Comparison: Decodable {
            let reference: Int
            let variant: Int
            let ratio: Double
        }

        struct Estimate: Decodable {
            let comparisons: [Comparison]?
            /// The comparisons with the baseline, in format 3 and before.
            let toReference: [Comparison]?
        }

        struct Judgement: Decodable {
            struct Whole: Decodable { let estimate: Estimate? }
            let estimate: Estimate?
            let whole: Whole?
        }

        struct Entry: Decodable {
            let feature: String
            let script: String?
            let estimate: Estimate?
            let judgement: Judgement?

            var comparisons: [Comparison] {
                let estimate = judgement?.whole?.estimate ?? judgement?.estimate ?? estimate
                return estimate?.comparisons ?? estimate?.toReference ?? []
            }
        }

        struct Values: Decodable {
            let rows: [PastReport.Row]?
            let variants: [String]?
            let scripts: [Entry]
            let features: [Entry]
        }

        let figures: Values?
    }

    let version: Int?
    let provenance: Provenance?
    let matrix: [PastReport.Row]?
    /// The features and variants of format 4 and before, which had all variants in all features.
    let features: [String]?
    let variants: [String]?
    let lines: Section<Lines>?
    let coverage: Section<Coverage>?
    let instructions: Section<Instructions>?
    let latency: Section<Latency>?

    var allRows: [PastReport.Row] {
        matrix ?? (features ?? []).map { PastReport.Row(feature: $0, variants: variants ?? []) }
    }
}

extension RawReport {
    typealias Values = [HistorySubject: Double]

    func values(of metric: HistoryMetric) -> Result<Values, HistoryObstacle> {
        switch metric {
        case .lines:
            read(lines, \.figures) { figures in
                figures.map { (subject($0.cell), $0.sources.code) }
            }
        case .coverage:
            read(coverage, \.figures) { figures in
                figures.compactMap { figure in
                    figure.withoutView?.lines.flatMap { counts in
                        counts.count > 0
                            ? (subject(figure.cell), counts.covered / counts.count) : nil
                    }
                }
            }
        case .instructions: read(instructions, \.figures, counts)
        case .latency: read(latency, \.figures, ratios)
        }
    }

    private func read<Content, Measured>(
        _ section: Section<Content>?,
        _ figures: (Content) -> Measured?,
        _ values: (Measured) -> [(HistorySubject, Double)]
    ) -> Result<Values, HistoryObstacle> {
        guard let section else { return .failure(.noSection) }
        guard let content = section.content else { return .failure(.unreadable) }
        guard let figures = figures(content) else { return .failure(.notMeasured) }
        let read = Values(values(figures)) { first, _ in first }
        return read.isEmpty ? .failure(.noSection) : .success(read)
    }

    private func subject(_ cell: Cell) -> HistorySubject {
        HistorySubject(feature: cell.feature, variant: cell.variant)
    }

    private func variants(of feature: String, _ rows: [PastReport.Row]?, _ all: [String]?)
        -> [String]
    {
        rows?.first { $0.feature == feature }?.variants
            ?? all ?? allRows.first { $0.feature == feature }?.variants ?? []
    }

    private func counts(_ figures: Instructions.Values) -> [(HistorySubject, Double)] {
        figures.scripts.flatMap { script in
            let counts = script.counts?.map(\.perCall) ?? script.instructionsPerCall ?? []
            return zip(variants(of: script.feature, figures.rows, figures.variants), counts)
                .compactMap { variant, count in
                    count.map {
                        (
                            HistorySubject(
                                feature: script.feature,
                                variant: variant,
                                scenario: script.script
                            ), $0
                        )
                    }
                }
        }
    }

    private func ratios(_ figures: Latency.Values) -> [(HistorySubject, Double)] {
        (figures.scripts + figures.features).flatMap { entry in
            let variants = variants(of: entry.feature, figures.rows, figures.variants)
            return entry.comparisons.compactMap { comparison -> (HistorySubject, Double)? in
                guard comparison.reference == 0, variants.indices.contains(comparison.variant)
                else {
                    return nil
                }
                return (
                    HistorySubject(
                        feature: entry.feature,
                        variant: variants[comparison.variant],
                        scenario: entry.script ?? ""
                    ), comparison.ratio
                )
            }
        }
    }
}
