internal import Matrix
internal import Mutation
internal import Report

/// The part of a feature's page about mutants.
struct MutationSection {
    let report: Report
    let feature: Feature

    /// The blocks; empty if no mutants were run.
    var blocks: [Block] {
        guard report.mutation.value != nil else { return [] }
        let charts = MutantsChart(report: report, feature: feature).chart.map { [Block.chart($0)] }
        return [.heading(2, "Mutation")] + (charts ?? [])
            + [.paragraph(introduction), .table(totals)]
    }

    /// The mutants by role, and the mutants that no test kills.
    var details: [Block] {
        guard report.mutation.value != nil else { return [] }
        return [
            .heading(2, "Mutants by role"), .table(roles), .paragraph(fates),
        ] + survivors
    }

    private var introduction: Prose {
        "A mutant is the implementation with one fault put into it. A test kills it by failing, "
            + "crashing or not ending. The last ratio is the share of the killed mutants that view-free "
            + "tests already kill. View-free tests cannot kill mutants in views, so it cannot exceed "
            + "1 − the share of mutants in views among the killed ones. [By role](\(feature.name)-details)"
    }

    private var totals: Table {
        var table = Table([
            ("Variant", .left), ("Mutants", .right), ("Killed by view-free tests", .right),
            ("Mutation score", .right), ("Killed by all tests", .right),
            ("Mutation score", .right), ("View-free ÷ all", .right),
        ])
        for (implementation, mutation) in implementations {
            let total = mutation.total
            table.add([
                "**\(implementation.variant.title)**", "\(total.mutants)",
                "\(total.killedViewFree)",
                .value(Values.percent(total.viewFreeScore)), "\(total.killed)",
                .value(Values.percent(total.score)), .value(total.ratio.map(Values.ratio)),
            ])
        }
        return table
    }

    /// The numbers of timed-out and stillborn mutants, which the tables do not show.
    private var fates: Prose {
        let counts = implementations.map { implementation, mutation in
            "\(implementation.variant.title) \(mutation.timedOut) and \(mutation.stillborn)"
        }
        return """
            Timed out (killed, because a test did not end) and stillborn (did not compile, excluded): \
            \(counts.joined(separator: "; ")).
            """
    }

    private var roles: Table {
        var table = Table([
            ("Variant", .left), ("Role", .left), ("Mutants", .right),
            ("Killed by view-free tests", .right), ("Killed by all tests", .right),
        ])
        for (implementation, mutation) in implementations {
            for role in mutation.roles {
                table.add([
                    "\(implementation.variant.title)", "\(role.role.title)",
                    "\(role.score.mutants)",
                    "\(role.score.killedViewFree)", "\(role.score.killed)",
                ])
            }
        }
        return table
    }

    /// The mutants that no test kills.
    private var survivors: [Block] {
        let items = implementations.flatMap { implementation, mutation in
            mutation.survivors.map { mutant -> Prose in
                "\(implementation.variant.title), \(code: "\(mutant.file):\(mutant.line)"), "
                    + "\(mutant.mutationOperator.rawValue): \(code: mutant.code)"
            }
        }
        return items.isEmpty ? [] : [.paragraph("Mutants that no test kills:"), .items(items)]
    }

    private var implementations:
        [(implementation: Implementation, mutation: ImplementationMutation)]
    {
        report.implementations(of: feature).compactMap { implementation in
            report.mutation(of: implementation).map { (implementation, $0) }
        }
    }

    /// The description of the measurement, for the page of methods.
    static let method = Block.passage(
        """
        Each *mutant* is the implementation with one fault. \(MutationOperator.text) The mutation \
        sites come from the tokens of the sources. Code between `#if` and `#endif` has none, because \
        a build may leave it out. All mutants are compiled into one build, each \
        behind a condition that an environment variable selects. Without that variable the \
        implementation is unchanged, and its tests must pass. Mutants that do not compile \
        (*stillborn*) are excluded: the innermost one around a compile error, or, without one, all of \
        the statement with the error.

        A first run records which mutation sites each test executes. A test that does not execute a \
        site cannot kill its mutant and is skipped. View-free tests run first, then all other tests. A \
        mutant is *killed* by a failing test, a crash, or a timeout: \
        \(Values.count(MutationMeasure.timeLimitFactor)) times the normal duration plus \
        \(Values.count(MutationMeasure.timeLimitExtra)) seconds, or, if it keeps a processor busy, \
        \(Values.count(MutationMeasure.processorTimeLimitFactor)) times plus \
        \(Values.count(MutationMeasure.processorTimeLimitExtra)) second. The *mutation score* is \
        the share of killed mutants. Equivalent mutants, which behave as the original, cannot be \
        killed. They lower both scores and leave their ratio as it is. A quick run excludes mutation.
        """
    )
}
