internal import Changes
internal import Foundation
internal import Matrix
internal import Statistics

/// The cost of the changes of one feature in each variant.
struct ChangesSection {
    /// The changes of each implementation, in the order of variants. All have the same changes.
    let implementations: [ImplementationChanges]
    /// The implementations without patches for some of the changes, which are not compared.
    private let incomplete: [Implementation]
    /// The code lines of each implementation for which they were counted.
    let sizes: [Implementation: Int]

    /// - Parameter all: the implementations of a feature.
    init(allImplementations all: [ImplementationChanges], sizes: [Implementation: Int]) {
        let complete = all.complete
        implementations = complete
        incomplete = all.filter { !complete.contains($0) }.map(\.implementation)
        self.sizes = sizes
    }

    /// A sentence about the variants that are not compared; empty if there are none.
    var missing: [Block] {
        guard !incomplete.isEmpty else { return [] }
        let titles = Wording.list(incomplete.map(\.variant.title))
        return [
            .paragraph("Without a patch for each change, and so without costs: \(titles).")
        ]
    }

    private var names: [String] { implementations.first?.changes.map(\.name) ?? [] }

    /// The compared implementations. A variant that uses modules of others is not compared, because
    /// it changes with them.
    private var whole: [ImplementationChanges] {
        implementations.filter(\.implementation.taken.isEmpty)
    }

    /// Returns the part of a feature's page; empty if the feature has no change.
    func blocks(_ title: String) -> [Block] {
        guard let chart = chart(title) else { return [] }
        return [
            .heading(2, "Changes"), .chart(chart),
            .paragraph(
                """
                Each variant has a patch for each change, written as its advocate would. \
                [All changes](changes) with request, cost and reasons.
                """
            ),
        ] + missing
    }

    // MARK: - Overview

    /// The lines of each change in each variant, and their correlation with the size of the
    /// variant.
    var overview: [Block] {
        if names.isEmpty { return [] }
        var table = Table(
            [("Changed code lines", .left)]
                + implementations.map { ("\($0.implementation.variant.title)", .right) }
                + (correlates ? [("ρ", .right)] : [])
        )
        for name in names {
            table.add(
                [Prose.code(name)]
                    + implementations.map { .value("\(lines(name, $0))") }
                    + (correlates ? [.value(correlation(name).map(Self.text))] : [])
            )
        }
        return [.table(table)] + (findings.isEmpty ? [] : [.items(findings)])
    }

    /// The Spearman rank correlation that chance alone exceeds in one of ten cases, two-sided, by
    /// the number of variants. With fewer variants every order is likely. Source: J. H. Zar,
    /// "Significance Testing of the Spearman Rank Correlation Coefficient" (Journal of the American
    /// Statistical Association 67, 1972).
    private static let chance = [5: 0.90, 6: 0.83, 7: 0.71, 8: 0.64]

    private var correlates: Bool {
        Self.chance[whole.count] != nil && whole.allSatisfy { sizes[$0.implementation] != nil }
    }

    /// Returns the rank correlation of the lines that a change affects with the code lines of the
    /// variants.
    private func correlation(_ name: String) -> Double? {
        guard Set(whole.map { lines(name, $0) }).count >= Self.fewestCounts else { return nil }
        return try? rankCorrelation(
            of: whole.map { Double(lines(name, $0)) },
            with: whole.map { Double(sizes[$0.implementation] ?? 0) }
        )
    }

    /// The smallest number of different counts for a rank correlation. With fewer, ties determine
    /// it.
    private static let fewestCounts = 4

    private static func text(of correlation: Double) -> String {
        DecimalText.text(correlation, digits: 2).replacing("-", with: "−")
    }

    private func lines(_ name: String, _ implementation: ImplementationChanges) -> Int {
        implementation.changes.first { $0.name == name }?.cost.lines.all ?? 0
    }

    private var findings: [Prose] {
        var findings = [turn, unnamed, compiledAgain, untested, noticed].compactMap(\.self)
        if correlates, let chance = Self.chance[whole.count] {
            findings.append(
                """
                ρ is Spearman's rank correlation of the changed lines with the size of the variant: 1 \
                if a larger variant always changes more lines, −1 if fewer. With \(whole.count) \
                variants, chance alone reaches ±\(Self.text(of: chance)) at most once in ten times. It is left \
                out where there are fewer than \(Self.fewestCounts) different counts.
                """
            )
        }
        return findings
    }

    /// Returns true if a number of lines is smaller by more than one line and more than 5 %. Another
    /// author could cause a smaller difference.
    private func isFewer(_ lines: Int, _ others: Int) -> Bool {
        Double(others - lines) > max(1, 0.05 * Double(others))
    }

    /// The pairs of variants whose order depends on the change.
    private var turn: Prose? {
        var pairs = 0
        var turned:
            [(
                less: ImplementationChanges, more: ImplementationChanges, name: String,
                other: String
            )] = []
        for (index, one) in whole.enumerated() {
            for other in whole.dropFirst(index + 1) {
                pairs += 1
                if let name = names.first(where: { isFewer(lines($0, one), lines($0, other)) }),
                    let opposite = names.first(where: {
                        isFewer(lines($0, other), lines($0, one))
                    })
                {
                    turned.append((one, other, name, opposite))
                }
            }
        }
        guard names.count > 1, pairs > 0 else { return nil }
        guard let first = turned.first else {
            return "No change reverses the order of two variants by more than one line and 5 %."
        }
        let (less, more) = (
            first.less.implementation.variant.title, first.more.implementation.variant.title
        )
        return """
            In \(turned.count) of \(pairs) pairs of variants, neither always needs fewer lines; \
            differences of one line or 5 % do not count. For example, \(less) needs fewer than \(more) for \
            \(Prose.code(first.name)), but more for \(Prose.code(first.other)).
            """
    }

    /// The changes for which compile errors show the places to edit.
    private var unnamed: Prose? {
        let named = names.filter { name in
            implementations.contains { implementation in
                implementation.changes.contains {
                    $0.name == name && ($0.build?.compileErrors ?? 0) > 0
                }
            }
        }
        let areBuilt = implementations.allSatisfy { $0.changes.allSatisfy { $0.build != nil } }
        guard areBuilt, named.count < names.count else { return nil }
        let those = named.map(Prose.code).joined(separator: ", ")
        return """
            After contract, scenarios and model have changed, the compiler reports errors in the implementations in \
            \(named.count) of \(names.count) changes\(named.isEmpty ? "" : " (" + those + ")"). For the \
            others everything still compiles, and only scenarios and tests show what is missing.
            """
    }

    /// Returns the sum of a build result over all changes, by variant.
    private func builds(_ value: (BuildCost) -> Int) -> [(title: String, sum: Int)]? {
        var sums: [(title: String, sum: Int)] = []
        for implementation in whole {
            let values = implementation.changes.compactMap { $0.build.map(value) }
            guard values.count == implementation.changes.count else { return nil }
            sums.append((implementation.implementation.variant.title, values.reduce(0, &+)))
        }
        return sums
    }

    /// The files that are recompiled, in the changes for which every variant has a number.
    private var compiledAgain: Prose? {
        func files(_ name: String, _ implementation: ImplementationChanges) -> Int? {
            implementation.changes.first { $0.name == name }?.build?.compiledFiles
        }
        let comparable = names.filter { name in whole.allSatisfy { files(name, $0) != nil } }
        let sums = whole.map { implementation in
            (
                title: implementation.implementation.variant.title,
                sum: comparable.reduce(0) { $0 &+ (files($1, implementation) ?? 0) }
            )
        }
        guard !comparable.isEmpty, let most = sums.max(by: { $0.sum < $1.sum }),
            let fewest = sums.min(by: { $0.sum < $1.sum }), fewest.sum < most.sum
        else { return nil }
        func titles(_ sum: Int) -> String {
            Wording.list(sums.filter { $0.sum == sum }.map(\.title))
        }
        return """
            In the \(comparable.count) of \(names.count) changes where every variant still compiles, \
            \(most.sum) files are recompiled in \(titles(most.sum)), the most, and \(fewest.sum) in \
            \(titles(fewest.sum)), the fewest. Files differ in size, so fewer files are not always faster.
            """
    }

    /// The mutants in changed lines that view-free tests kill.
    private var noticed: Prose? {
        guard let mutants = builds({ $0.mutants }), let killed = builds({ $0.killedViewFree }),
            mutants.contains(where: { $0.sum > 0 })
        else { return nil }
        var counts: [(title: String, of: Int, count: Int, share: Double)] = []
        for (all, noticed) in zip(mutants, killed) where all.sum > 0 {
            let share = Double(noticed.sum) / Double(all.sum)
            counts.append((all.title, all.sum, noticed.sum, share))
        }
        counts.sort { $0.share > $1.share }
        let list = counts.map { "\($0.title) \($0.count) of \($0.of)" }.joined(separator: ", ")
        return """
            Mutants in changed lines that view-free tests kill: \(list). The others are in views, are \
            killed only by scenarios, or survive.
            """
    }

    /// The variants in which no change touches a test.
    private var untested: Prose? {
        let without = whole.filter { implementation in
            implementation.changes.allSatisfy { $0.cost.tests.all == 0 }
        }
        guard !without.isEmpty, without.count < whole.count else { return nil }
        let titles = without.map(\.implementation.variant.title).joined(separator: ", ")
        return """
            No change touches a test of \(titles): its changed code is tested by the shared scenarios \
            alone. The counts above are without tests.
            """
    }

    // MARK: - Chart

    private func chart(_ title: String) -> Chart? {
        guard !names.isEmpty, let implementation = implementations.first?.implementation else {
            return nil
        }
        return Chart(
            name: "\(implementation.feature.name)-changes",
            title: "\(title): \(finding)",
            drawing: .shades(
                HeatMap(
                    axis:
                        "Code lines that a change adds and removes; darker: nearer to the largest of "
                        + "the row",
                    columns: implementations.map(\.implementation.variant.title),
                    rows: rows(implementations)
                )
            )
        )
    }

    /// Returns a row for each change, with a field for each implementation; `nil` for one that the
    /// feature does not have.
    func rows(_ implementations: [ImplementationChanges?]) -> [HeatMap.Row] {
        (self.implementations.first?.changes ?? []).map { change in
            let all = implementations.map { $0.map { lines(change.name, $0) } }
            let most = Double(max(all.compactMap(\.self).max() ?? 1, 1))
            return HeatMap.Row(
                label: change.title,
                fields: all.map { lines in
                    lines.map { HeatMap.Field(share: Double($0) / most, text: "\($0)") }
                }
            )
        }
    }

    /// The variant that most often changes the most lines, and the one that changes the fewest.
    private var finding: String {
        let count = "\(names.count) \(names.count == 1 ? "change" : "changes")"
        func times(_ extreme: ([Int]) -> Int?) -> (title: String, count: Int)? {
            let counts = whole.map { implementation in
                names.count { name in
                    let all = whole.map { lines(name, $0) }
                    return Set(all).count > 1 && lines(name, implementation) == extreme(all)
                }
            }
            guard let best = counts.max(), best > 0, counts.count(where: { $0 == best }) == 1,
                let index = counts.firstIndex(of: best)
            else { return nil }
            return (whole[index].implementation.variant.title, best)
        }
        let most = times { $0.max() }.map {
            "\($0.title) changes the most lines in \($0.count) of \(count)"
        }
        let fewest = times { $0.min() }.map {
            "\($0.title) the fewest in \($0.count)" + (most == nil ? " of \(count)" : "")
        }
        let found = [most, fewest].compactMap(\.self)
        return found.isEmpty
            ? "no variant stands out in \(count)"
            : found.joined(separator: ", ")
    }

    // MARK: - One change

    /// Returns the request, the cost and the reasons of a change.
    func blocks(of name: String) -> [Block] {
        let changes = implementations.compactMap { implementation in
            implementation.changes.first { $0.name == name }.map {
                (implementation: implementation.implementation, change: $0)
            }
        }
        guard let first = changes.first?.change else { return [] }
        return [
            .paragraph(Prose(value: first.story.joined(separator: " "))),
            .table(Self.table(changes.map { ($0.implementation.variant, $0.change) })),
            .items(
                changes.map { implementation, change in
                    "**\(implementation.variant.title)**: \(Prose.value(withCode: change.reason))"
                }
            ),
        ]
    }

    /// Returns the request of a change, with its cost and reasons to unfold.
    func folded(_ name: String) -> [Block] {
        let blocks = blocks(of: name)
        return Array(blocks.prefix(1)) + [.folded("Cost and reasons", Array(blocks.dropFirst()))]
    }

    private static func table(
        _ changes: [(variant: Variant, change: ImplementationChanges.OfChange)]
    ) -> Table {
        let costs = changes.map { (variant: $0.variant, cost: $0.change.cost) }
        var table = Table(
            [("Cost", .left)] + costs.map { ("\($0.variant.title)", .right) }
        )
        func add(_ name: Prose, _ value: (ChangeCost) -> String) {
            table.add([name] + costs.map { .value(value($0.cost)) })
        }
        add("Files") { Values.nonzero($0.lines.files) }
        if costs.contains(where: { $0.cost.lines.files != $0.cost.linesInPlace.files }) {
            add("new files") { Values.nonzero($0.lines.files &- $0.linesInPlace.files) }
        }
        add("Edit locations") { Values.nonzero($0.editLocations) }
        add("Code lines") { text(of: $0.lines) }
        let roles = Role.all.filter { role in
            costs.contains { $0.cost.roles.contains { $0.role == role } }
        }
        for role in roles {
            add("in role \(role.title)") { cost in
                cost.roles.first { $0.role == role }.map { text(of: $0.lines) } ?? Values.none
            }
        }
        if costs.contains(where: { $0.cost.lines != $0.cost.linesInPlace }) {
            add("in existing files") { text(of: $0.linesInPlace) }
        }
        add("Types touched") { Values.nonzero($0.types) }
        add("Interface changes") { Values.nonzero($0.interfaceChanges) }
        func addBuilt(_ name: Prose, _ value: (BuildCost) -> String?) {
            table.add(
                [name]
                    + changes.map {
                        .value(
                            $0.change.isBuildStale == true
                                ? "stale" : $0.change.build.flatMap(value)
                        )
                    }
            )
        }
        addBuilt("Lines with compile errors") { Values.nonzero($0.compileErrors) }
        addBuilt("Recompiled files") {
            $0.compiledFiles.map(Values.nonzero) ?? "n/a"
        }
        addBuilt("Mutants in changed lines") { Values.nonzero($0.mutants) }
        addBuilt("killed by view-free tests") {
            $0.mutants == 0 ? Values.none : "\($0.killedViewFree)"
        }
        add("Test files") { Values.nonzero($0.tests.files) }
        add("Test lines") { text(of: $0.tests) }
        return table
    }

    private static func text(of lines: ChangeCost.Lines) -> String {
        lines.all == 0 ? Values.none : "+\(lines.added) −\(lines.removed)"
    }

    // MARK: - Method

    /// The description of the metrics, for the page of methods.
    static let method = Block.passage(
        """
        A change is a request in two sentences, as a product owner would write it. For each variant \
        there is the patch that an advocate of the variant would write, tests included. All variants \
        behave the same before and after, and no dependency rule is violated: \
        `scripts/check-changes` verifies it. The patch is counted:

        - *Changed code lines*: lines that the patch adds or removes; an altered line counts as one of \
        each. Blank lines and comments do not count. Neither does code that all variants share: \
        contract, scenarios, description and model.
        - *Edit locations*: runs of adjacent changed lines in existing files.
        - *Types touched*: types and protocols that are new, removed, or have changed code lines. A \
        nested type counts by itself; an extension counts as the type that it extends.
        - *Interface changes*: protocol requirements, initialisers and closure properties that are \
        new, removed or altered. A method of a concrete type does not count, because it is declared in \
        one place only.
        - *Lines with compile errors*: lines of the implementation that the compiler rejects when \
        contract, scenarios and model have changed and the implementation has not. Everything else \
        has to be found by reading or by a failing test.
        - *Recompiled files*: files of the implementation that a debug build compiles again. Not \
        available where there are compile errors, because a failed build compiles a varying number of \
        files.
        - *Mutants in changed lines*: faults in new or altered lines; *killed by view-free tests*: \
        those that the implementation's view-free tests kill, with the tests of the patch. \
        `archbench change measure --build` measures both and stores the result with the change, and \
        *stale* marks results that were measured on other sources.
        - *Test lines*: those of the implementation's own tests.
        - For a variant that takes modules of others, only its own files count.
        - Not measured: the time to find the places, and other changes than these. Each patch is one \
        author's; another's may be shorter.
        """
    )
}
