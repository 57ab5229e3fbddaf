internal import Matrix
internal import Report
internal import RunTimeMeasures
internal import SourceMeasures
internal import Statistics
internal import SwiftSource

/// The front page: the answer, a chart for each criterion, the limits, and links to everything else.
struct SummaryPage {
    let report: Report

    var blocks: [Block] {
        let overview = OverviewSection(report: report)
        return [.heading(1, "\(title)")] + overview.blocks + report.gaps
            + [.paragraph(questions), .paragraph(features)] + overview.values
            + [.folded("How this report was made", [.paragraph(provenance)])]
    }

    private var title: String {
        let compared = ArchitectureTable(report: report)
        guard !compared.features.isEmpty else {
            return "Variants compared: "
                + Wording.list(report.matrix.variants.prefix(Self.namedVariants).map(\.title))
        }
        let count = compared.features.count
        return "Which iOS architecture? \(Wording.count(count, "feature")), "
            + "built in \(Wording.number(compared.variants.count)) ways, measured"
    }

    /// The largest number of variants that a heading names.
    private static let namedVariants = 6

    private var questions: Prose {
        let teaching: Prose = report.hasLessons ? " · [Teach it](workshop/README.md)" : ""
        return """
            **A question**: [Which one?](decision) · [What does a change cost?](changes) · \
            [Is this claim true?](claims) · [What did others write?](others) · \
            [What would another author decide?](design)\(teaching) · \
            [How was it measured?](method) · [On which machines?](machines) · \
            [What do studies say?](studies) · [All values](report.json)
            """
    }

    /// Links to the features and labs.
    private var features: Prose {
        func links(_ features: [Feature]) -> Prose {
            features.map { "[\(report.title(of: $0))](\($0.name))" }.joined(separator: " · ")
        }
        let labs = report.features.filter { $0.axis != .architecture }
        let rest = report.features.filter { $0.axis == .architecture }
        return (rest.isEmpty ? "" : "**A feature**: " + links(rest))
            + (rest.isEmpty || labs.isEmpty ? "" : ". ")
            + (labs.isEmpty ? "" : "**A lab**, which compares one technique: " + links(labs))
    }

    private var provenance: Prose {
        let provenance = report.provenance
        let machine = provenance.machine
        let beginning = OriginText(origins: provenance.origins).beginning
        let processor =
            machine.processor == "not available" ? "an unnamed processor" : machine.processor
        var sentence: Prose = """
            \(beginning) on \(machine.cores) cores of \(processor); toolchain: \
            \(provenance.toolchain).
            """
        if let records = report.equivalence.value {
            let scenarios = records.reduce(0) { $0 &+ $1.namedScenarios &+ $1.randomScenarios }
            let events = records.reduce(0) { $0 &+ $1.events }
            let leaks: Prose =
                records.allSatisfy(\.seesLivingObjects)
                ? "No closed screen left an object behind in memory."
                : "Leak detection is not available on this system."
            sentence += """
                 Behavioural equivalence was checked first: all variants played \
                \(Values.grouped(scenarios)) scenarios with \(Values.grouped(events)) events in \
                lockstep, without a difference. \(leaks)\(restorations(in: records))
                """
        }
        return sentence
    }

    /// Returns the sentence about screens that were built from their states; empty if there are none.
    private func restorations(in records: [EquivalenceRecord]) -> Prose {
        let all = records.flatMap { $0.restorations ?? [] }
        guard !all.isEmpty else { return "" }
        let interruptions = all.reduce(0) { $0 &+ $1.interruptions }
        let restored = all.reduce(0) { $0 &+ $1.restored }
        let result: Prose =
            restored == interruptions
            ? "each time it continued alike"
            : "\(Values.grouped(restored)) of the new screens continued alike"
        return """
             A screen of \(Wording.list(all.map(\.variant.title).distinct)) was closed and built again \
            from its encoded state \(Values.grouped(interruptions)) times; \(result).
            """
    }
}
