internal import Latency
internal import Matrix
internal import Provenance
internal import Report
internal import Statistics

/// The front page: what was found in few sentences, all figures that it rests on in one table, and in
/// words what is and is not different in each feature.
struct SummaryPage {
    let report: Report

    var blocks: [Block] {
        let overview = OverviewSection(report: report)
        return [.heading(1, "The same features, \(ways)")] + overview.blocks
            + [.paragraph(introduction)] + report.gaps
            + report.features.flatMap(blocks) + reading
    }

    /// So many variants are named in a heading.
    private static let namedVariants = 6

    private var ways: String {
        let variants = report.matrix.variants.map(\.title)
        return variants.count > Self.namedVariants
            ? "built in \(variants.count) ways" : "built as \(Wording.list(variants))"
    }

    private var introduction: Prose {
        let provenance = report.provenance
        let machine = provenance.machine
        let beginning = OriginText(origins: provenance.origins).beginning
        var sentence: Prose = """
            \(beginning) on \(machine.cores) cores of \(machine.processor); toolchain: \
            \(provenance.toolchain). [How each figure is made](method), [what is said of these \
            architectures, and whether it holds](claims), [all raw figures](report.json).
            """
        if let records = report.sameness.value {
            let scripts = records.reduce(0) { $0 &+ $1.namedScripts &+ $1.randomScripts }
            let events = records.reduce(0) { $0 &+ $1.events }
            let remains: Prose =
                records.allSatisfy(\.seesLivingObjects)
                ? "no closed screen left an object behind."
                : "whether closed screens leave objects behind is not available on this system."
            sentence += """
                 Before anything was measured, \(scripts) scripts with \(events) events were played \
                on all variants in step: none showed a difference, and \(remains)
                """
        }
        return sentence
    }

    private func blocks(of feature: Feature) -> [Block] {
        let findings = FeatureSummary(report: report, feature: feature).findings
        return [.heading(2, "[\(report.title(of: feature))](\(feature.name))")]
            + (findings.isEmpty ? [] : [.items(findings)])
    }

    private var reading: [Block] {
        let reference = report.referenceTitle ?? "the reference"
        return [
            .heading(2, "How to read this"),
            .items([
                """
                **Code lines** hold at least one token of code; comments and blank lines are not counted. \
                Roles are counted apart on each feature's page, which begins with all figures that stand \
                here, and more.
                """,
                """
                **Complexity** is 1 + the decisions in a function, so it is about how many tests its paths \
                need. A mean falls where functions are split, and then there are more of them.
                """,
                """
                **Line coverage** comes from the cell's own tests alone. One of them plays the scripts \
                that all variants share; the scripts are not counted as test lines.
                """,
                """
                **Latency** is a ratio: 1.1 means that a call takes 10 % longer than in \
                \(reference), kit and services included. The interval tells how sure that is, \
                for this mix of scripts on this machine. *Equivalent* means that the whole interval lies within \
                the margin, which is \(Figures.percent(EquivalenceMargin.onePerCent)) unless the run was \
                noisier; *no direction* that leaving one script out turns *faster* into *slower*, or back; \
                *unreliable* that the run was too noisy for a script; *cannot tell* is a result too.
                """,
                """
                A microsecond more or less is no reason to choose an architecture: a screen is drawn every \
                16,667 µs. What will change, and who reads the code, may be.
                """,
            ]),
        ]
    }
}
