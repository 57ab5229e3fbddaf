internal import Matrix
internal import Report
internal import Tracing

/// The part of a feature's page that says which calls an interaction is made of.
struct TraceSection {
    let report: Report
    let feature: Feature

    /// The paragraphs, none where nothing was traced.
    var blocks: [Block] {
        let scripts = report.tracedScripts(of: feature)
        guard !scripts.isEmpty else { return [] }
        return [
            .heading(2, "Calls from role to role"), .paragraph(introduction),
            .table(totals(of: scripts)),
        ] + notifications(in: scripts)
    }

    /// What a lab of bindings is about: how often a view hears of one change.
    private func notifications(in scripts: [TraceMeasurement.OfScript]) -> [Block] {
        guard feature.axis == .binding, let script = scripts.first(where: \.isTap) else {
            return []
        }
        let heard = script.variants.map { variant -> Prose in
            let calls = variant.interactions.reduce(0) { count, interaction in
                // The first is that of the person who taps.
                count &+ interaction.callsIntoView &- 1
            }
            return "\(variant.variant.title) \(calls)"
        }
        return [
            .paragraph(
                "How often the view hears of the change, by whatever way, the tap itself apart: "
                    + "\(Wording.list(heard))."
            )
        ]
    }

    /// The calls of one interaction, drawn.
    var details: [Block] {
        report.tracedScripts(of: feature).first(where: \.isTap).map(blocks) ?? []
    }

    /// What the section's figures are and what they do not tell, for the page of methods.
    static let method = Block.passage(
        """
        A probe is built for debugging, so that no call is optimised away, and with \
        `-sanitize-coverage=func,trace-pc-guard`: the compiler then has each function tell that it \
        begins. No line in a cell is written for it. Frame pointers lead from each call to the one \
        that made it; the executable's own symbols name the functions. Of each latency script the \
        first interaction is traced, once: the calls are the same each time.

        - **Shown** are the functions, initialisers, closures and `didSet` observers that somebody \
        wrote in the cell. The role of a function is that of the file of its outermost type. \
        A closure that runs inside the function that it is written in, as the one that `filter` \
        takes, is a part of it. Calls in a row that lead to the same are one, with their number.
        - **UI kit** and **Service** are what all variants share. Of both only the calls that the \
        cell makes are shown, with what they call back in the cell; making a view is left out.
        - **From role to role** counts the calls whose caller has another role than what is called, \
        UI kit and services among them. Nearest in the tree counts: a function without a role, as an \
        extension of a shared type, is looked through.

        What it cannot tell: reading or setting a property is no call here, unless it is a service's, \
        since stored properties leave no trace. So a view that reads properties of its view model \
        crosses less than one whose presenter calls it for each value. More calls are not worse \
        code; they are the price of knowing less of each other.
        """
    )

    private var introduction: Prose {
        "How many calls lead from one role to another in one interaction, from the first event of "
            + "each script; UI kit and services count as roles. Reading or setting a property is no "
            + "call. `archbench trace \(feature.name) SCRIPT` prints all calls as a tree."
    }

    private func totals(of scripts: [TraceMeasurement.OfScript]) -> Table {
        var table = table(title: "Script")
        for script in scripts {
            let counts = script.variants.map { variant in
                variant.interactions.reduce(0) { $0 &+ $1.crossings.total }
            }
            table.add([.code(script.script)] + counts.map(Prose.figure))
        }
        return table
    }

    /// The script of a tap in all detail: it is the interaction that everybody knows.
    private func blocks(of script: TraceMeasurement.OfScript) -> [Block] {
        let counted = script.variants.map { RoleCrossings($0.interactions.flatMap(\.calls)) }
        var pairs = table(title: "Calls")
        for pair in RoleCrossings.Pair.all(in: counted) {
            pairs.add(
                ["\(pair.title)"] + counted.map { .figure(Figures.nonzero($0.count(of: pair))) }
            )
        }
        pairs.add(["**all**"] + counted.map { .figure($0.total) })
        return [.heading(2, "The calls of \(script.script)"), .table(pairs)]
            + script.variants.flatMap { variant in
                [.heading(3, "\(variant.variant.title)")]
                    + variant.interactions.map { .diagram(SequenceDiagram($0).text) }
            }
    }

    /// A table with a column for each variant.
    private func table(title: Prose) -> Table {
        Table(
            [(title, .left)] + report.variants(of: feature).map { ("\($0.title)", .right) }
        )
    }
}

extension TraceMeasurement.Interaction {
    /// How many calls lead into the view from elsewhere.
    fileprivate var callsIntoView: Int {
        crossings.pairs.reduce(0) { $1.pair.callee == .role(.view) ? $0 &+ $1.count : $0 }
    }
}

extension TraceMeasurement.OfScript {
    var isTap: Bool {
        variants.first?.interactions.first?.event.hasPrefix("{\"tap\"") ?? false
    }
}
