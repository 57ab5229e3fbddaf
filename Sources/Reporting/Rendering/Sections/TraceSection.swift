internal import Matrix
internal import Report
internal import Tracing

/// The part of a feature's page about calls between roles.
struct TraceSection {
    let report: Report
    let feature: Feature

    /// The blocks; empty if nothing was traced.
    var blocks: [Block] {
        let scenarios = report.tracedScenarios(of: feature)
        guard !scenarios.isEmpty else { return [] }
        return [
            .heading(2, "Role interactions"), .paragraph(introduction),
            .table(totals(of: scenarios)),
        ] + notifications(in: scenarios)
    }

    /// Returns the number of notifications of a view for one change, in the lab about bindings.
    private func notifications(in scenarios: [TraceMeasurement.OfScenario]) -> [Block] {
        guard feature.axis == .binding, let scenario = scenarios.first(where: \.isTap) else {
            return []
        }
        let heard = scenario.variants.map { variant -> Prose in
            let calls = variant.interactions.reduce(0) { count, interaction in
                // The first call is the tap.
                count &+ interaction.callsIntoView &- 1
            }
            return "\(variant.variant.title) \(calls)"
        }
        return [
            .paragraph(
                "Calls into the view for one change, without the tap itself: "
                    + "\(Wording.list(heard))."
            )
        ]
    }

    /// The calls of one tap, with diagrams.
    var details: [Block] {
        report.tracedScenarios(of: feature).first(where: \.isTap).map(blocks) ?? []
    }

    /// The description of traces and their limits, for the page of methods.
    static let method = Block.passage(
        """
        The probe is a debug build with `-sanitize-coverage=func,trace-pc-guard`, so that no call is \
        optimised away and every function reports its entry. The sources stay unchanged. Frame \
        pointers lead from each call to its caller; the symbols of the executable name the functions. \
        The first interaction of each latency scenario is traced once, because the calls are the same \
        each time.

        - **Shown** are the functions, initialisers, closures and `didSet` observers in the \
        implementation's sources. A function has the role of the file of its outermost type. A \
        closure that runs inside the function that contains it is a part of that function. Repeated \
        calls in a row are shown as one, with their number.
        - **UI kit** and **Service** are the code that all variants share. Only the calls from the \
        implementation and the calls back into it are shown. Creating a view is left out.
        - **Role interactions** are calls whose caller has another role than the called function. A \
        function without a role, such as an extension of a shared type, counts as its caller.

        Reading or setting a stored property leaves no trace, unless it is a service's. So a view that \
        reads properties of its view model has fewer interactions than one whose presenter calls it \
        for each value. More calls are not worse code; they are the price of looser coupling.
        """
    )

    private var introduction: Prose {
        "The number of calls from one role to another in one interaction. UI kit and services count as "
            + "roles. Reading or setting a stored property is not a call. "
            + "`archbench trace \(feature.name) SCENARIO` prints all calls as a tree."
    }

    private func totals(of scenarios: [TraceMeasurement.OfScenario]) -> Table {
        var table = table(title: "Scenario")
        for scenario in scenarios {
            let counts = scenario.variants.map { variant in
                variant.interactions.reduce(0) { $0 &+ $1.crossings.total }
            }
            table.add([.code(scenario.scenario)] + counts.map(Prose.value))
        }
        return table
    }

    /// Returns the calls of a tap in full detail.
    private func blocks(of scenario: TraceMeasurement.OfScenario) -> [Block] {
        let counted = scenario.variants.map { RoleCrossings($0.interactions.flatMap(\.calls)) }
        var pairs = table(title: "Calls")
        for pair in RoleCrossings.Pair.all(in: counted) {
            pairs.add(
                ["\(pair.title)"] + counted.map { .value(Values.nonzero($0.count(of: pair))) }
            )
        }
        pairs.add(["**all**"] + counted.map { .value($0.total) })
        return [.heading(2, "Role interactions of \(scenario.scenario)"), .table(pairs)]
            + scenario.variants.flatMap { variant in
                [.heading(3, "\(variant.variant.title): calls")]
                    + variant.interactions.map { .diagram(SequenceDiagram($0).text) }
            }
    }

    /// Creates a table with a column for each variant.
    private func table(title: Prose) -> Table {
        Table(
            [(title, .left)] + report.variants(of: feature).map { ("\($0.title)", .right) }
        )
    }
}

extension TraceMeasurement.Interaction {
    /// The number of calls from other roles into the view.
    fileprivate var callsIntoView: Int {
        crossings.pairs.reduce(0) { $1.pair.callee == .role(.view) ? $0 &+ $1.count : $0 }
    }
}

extension TraceMeasurement.OfScenario {
    var isTap: Bool {
        variants.first?.interactions.first?.event.hasPrefix("{\"tap\"") ?? false
    }
}
