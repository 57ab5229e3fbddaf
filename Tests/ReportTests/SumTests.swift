internal import Changes
internal import Coverage
internal import Matrix
internal import Mutation
internal import Report
internal import ReportSamples
internal import RunTimeMeasures
internal import SourceMeasures
internal import Structure
internal import SwiftSource
internal import TestRuns
internal import Testing

/// Each test checks the committed report and the sample. Pages print parts and totals unchanged, so
/// the parts must add up.
@Suite("The parts of a report")
struct SumTests {
    /// Expects that the counts of the parts add up to the total.
    private func expectSums<Counts>(
        _ counts: [KeyPath<Counts, Int>],
        of parts: [Counts],
        are whole: Counts,
        _ implementation: Implementation
    ) {
        for count in counts {
            let sum = parts.reduce(0) { $0 + $1[keyPath: count] }
            #expect(sum == whole[keyPath: count], "\(implementation): \(count)")
        }
    }

    @Test("The lines of the roles add up to the total", arguments: CheckedReport.allCases)
    func lines(checked: CheckedReport) throws {
        for lines in try #require(try checked.report().lines.value) {
            expectSums(
                [\.files, \.lines, \.code, \.comment, \.blank],
                of: lines.roles.map(\.lines),
                are: lines.sources,
                lines.implementation
            )
            #expect(lines.sources.code > 0, "\(lines.implementation)")
            #expect(
                lines.viewFreeTests.code + lines.testDoubles.code <= lines.tests.code,
                "\(lines.implementation)"
            )
        }
    }

    @Test("Structure and lines count the same code lines of an implementation")
    func structureLines() throws {
        let report = try CheckedReport.committed.report()
        for structure in try #require(report.structure.value) {
            let lines = report.lines.value?.first {
                $0.implementation == structure.implementation
            }
            #expect(structure.codeLines == lines?.sources.code, "\(structure.implementation)")
        }
    }

    @Test(
        "The sources of the side-by-side view have the counted lines",
        arguments: CheckedReport.allCases
    )
    func sources(checked: CheckedReport) throws {
        let report = try checked.report()
        for text in try #require(report.sources.value) {
            let lines = report.lines.value?.first { $0.implementation == text.implementation }
            let code = text.files.reduce(0) { $0 + LineCounter().count($1.text).counts.code }
            #expect(code == lines?.sources.code, "\(text.implementation)")
        }
    }

    @Test("The functions and the complexity of the roles add up", arguments: CheckedReport.allCases)
    func complexity(checked: CheckedReport) throws {
        for complexity in try #require(try checked.report().complexity.value) {
            expectSums(
                [\.functions, \.complexity],
                of: complexity.roles.map(\.values),
                are: complexity.total,
                complexity.implementation
            )
        }
    }

    @Test("The declarations of the roles add up", arguments: CheckedReport.allCases)
    func structure(checked: CheckedReport) throws {
        for structure in try #require(try checked.report().structure.value) {
            expectSums(
                [\.classes, \.structs, \.enums, \.protocols, \.functions, \.properties],
                of: structure.roles.map(\.counts),
                are: structure.total,
                structure.implementation
            )
        }
    }

    @Test("Coverage and times are about the same tests", arguments: CheckedReport.allCases)
    func tests(checked: CheckedReport) throws {
        let report = try checked.report()
        for times in try #require(report.tests.value) {
            let parts = [times.viewFree, times.withView].compactMap(\.self)
            for part in parts {
                #expect(part.median <= part.longest && part.longest <= part.total)
            }
            guard checked == .committed else { continue }
            let coverage = report.coverage.value?.first {
                $0.implementation == times.implementation
            }
            // A test with arguments has several test cases.
            let viewFree = try #require(coverage?.viewFree.tests)
            let all = try #require(coverage?.tests)
            #expect((times.viewFree?.testCases ?? 0) >= viewFree)
            #expect((times.withView?.testCases ?? 0) >= all - viewFree)
            #expect((times.viewFree == nil) == (viewFree == 0))
        }
    }

    @Test(
        "The covered lines of the roles add up, and no line is covered twice",
        arguments: CheckedReport.allCases
    )
    func coverage(checked: CheckedReport) throws {
        for coverage in try #require(try checked.report().coverage.value) {
            let counts: [KeyPath<CoverageCounts, CoverageCounts.Share>] = [
                \.lines, \.functions, \.regions,
            ]
            for count in counts {
                expectSums(
                    [\.covered, \.count],
                    of: coverage.roles.map { $0.counts[keyPath: count] },
                    are: coverage.total[keyPath: count],
                    coverage.implementation
                )
            }
            for lines in [coverage.total.lines, coverage.viewFree.lines] {
                #expect(lines.covered <= lines.count, "\(coverage.implementation)")
            }
        }
    }

    @Test(
        "The mutants of the roles add up, and each is killed or survives",
        arguments: CheckedReport.allCases
    )
    func mutation(checked: CheckedReport) throws {
        for mutation in try #require(try checked.report().mutation.value) {
            let total = mutation.total
            expectSums(
                [\.mutants, \.killedViewFree, \.killed],
                of: mutation.roles.map(\.score),
                are: total,
                mutation.implementation
            )
            #expect(total.killedViewFree <= total.killed, "\(mutation.implementation)")
            #expect(total.killed == mutation.killed.count, "\(mutation.implementation)")
            #expect(
                total.mutants - total.killed == mutation.survivors.count,
                "\(mutation.implementation)"
            )
        }
    }

    @Test(
        "A scene that reuses modules has at most as many copied lines as lines",
        arguments: CheckedReport.allCases
    )
    func reuse(checked: CheckedReport) throws {
        for reuse in try #require(try checked.report().reuse.value) {
            guard let scene = reuse.reuseScene else { continue }
            #expect(scene.copiedLines <= scene.lines.code, "\(reuse.implementation)")
            #expect(scene.copies.allSatisfy { $0.count > 0 }, "\(reuse.implementation)")
        }
    }

    @Test(
        "The instruction breakdown adds up to the instructions of a call",
        arguments: CheckedReport.allCases
    )
    func instructions(checked: CheckedReport) throws {
        for scenario in try #require(try checked.report().instructions.value?.scenarios) {
            for (count, shares) in zip(scenario.counts, scenario.shares) {
                guard let shares else { continue }
                let count = try #require(count.perCall, "\(scenario.feature) \(scenario.scenario)")
                let sum = shares.reduce(0) { $0 + $1.total }
                #expect(
                    abs(sum - count) < 0.001 * count,
                    "\(scenario.feature) \(scenario.scenario)"
                )
                #expect(Set(shares.map(\.owner)).count == shares.count)
                #expect(shares.allSatisfy { $0.own >= 0 && $0.runtime.allSatisfy { $0 >= 0 } })
            }
        }
    }

    @Test(
        "The objects of all owners add up to the objects of a screen",
        arguments: CheckedReport.allCases
    )
    func memory(checked: CheckedReport) throws {
        for feature in try #require(try checked.report().memory.value?.features) {
            for use in feature.variants.joined() {
                #expect(use.owners.reduce(0) { $0 + $1.objects } == use.objects)
                #expect(use.owners.reduce(0) { $0 + $1.bytes } <= use.bytes)
                #expect(use.objects <= use.blocks)
            }
        }
    }

    @Test("The lines of a change add up over the roles", arguments: CheckedReport.allCases)
    func changes(checked: CheckedReport) throws {
        let report = try checked.report()
        let changes = try #require(report.changes.value)
        for feature in report.features {
            let names = changes.filter { $0.implementation.feature == feature }
                .map { $0.changes.map(\.name) }
            #expect(Set(names).count == 1, "\(feature) has the same changes in all variants")
        }
        for implementation in changes {
            for change in implementation.changes {
                let cost = change.cost
                expectSums(
                    [\.files, \.added, \.removed],
                    of: cost.roles.map(\.lines),
                    are: cost.lines,
                    implementation.implementation
                )
                #expect(cost.linesInPlace.all <= cost.lines.all)
                #expect(cost.editLocations >= cost.linesInPlace.files)
                #expect((cost.editLocations == 0) == (cost.linesInPlace.files == 0))
                #expect(change.build.map { $0.killedViewFree <= $0.mutants } ?? true)
            }
        }
    }

    @Test(
        "No screen is restored more often than it was interrupted",
        arguments: CheckedReport.allCases
    )
    func restorations(checked: CheckedReport) throws {
        for record in try #require(try checked.report().equivalence.value) {
            for restoration in record.restorations ?? [] {
                #expect(restoration.restored <= restoration.interruptions, "\(record.feature)")
            }
        }
    }

    @Test(
        "Each measured metric has the date and the commit of its measurement",
        arguments: CheckedReport.allCases
    )
    func origins(checked: CheckedReport) throws {
        let report = try checked.report()
        let origins = report.provenance.origins
        for metric in Metric.allCases where report.outcome(of: metric) == .measured {
            #expect(origins.contains { $0.metric == metric }, "\(metric)")
        }
        let subjects = origins.flatMap { origin in
            origin.subjects.map { [origin.metric.rawValue, $0] }
        }
        #expect(Set(subjects).count == subjects.count)
    }

    @Test("Each implementation has values of each metric", arguments: CheckedReport.allCases)
    func implementations(checked: CheckedReport) throws {
        let report = try checked.report()
        let all = Set(report.matrix.implementations)
        #expect(report.equivalence.value?.map(\.feature) == report.features)
        #expect(Set(report.lines.value?.map(\.implementation) ?? []) == all)
        #expect(Set(report.sources.value?.map(\.implementation) ?? []) == all)
        #expect(Set(report.complexity.value?.map(\.implementation) ?? []) == all)
        #expect(Set(report.reuse.value?.map(\.implementation) ?? []) == all)
        #expect(Set(report.structure.value?.map(\.implementation) ?? []) == all)
        #expect(Set(report.coverage.value?.map(\.implementation) ?? []) == all)
        #expect(Set(report.mutation.value?.map(\.implementation) ?? []) == all)
        #expect(Set(report.changes.value?.map(\.implementation) ?? []) == all)
    }
}
