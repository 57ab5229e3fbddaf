internal import Foundation
internal import Matrix
internal import Statistics
internal import Workshop

/// What changes of one feature cost in each variant.
struct ChangesSection {
    /// In the order of variants, all with the same changes.
    let cells: [CellChanges]
    /// The code lines of each cell, as far as they were counted.
    let sizes: [Cell: Int]

    private var names: [String] { cells.first?.changes.map(\.name) ?? [] }

    /// What takes modules of others changes with these, and is compared with none.
    private var whole: [CellChanges] { cells.filter(\.cell.taken.isEmpty) }

    /// The part of a feature's page, nothing where nobody has thought of a change.
    func blocks(_ title: String) -> [Block] {
        guard let chart = chart(title) else { return [] }
        return [
            .heading(2, "Changes"),
            .paragraph(
                """
                What comes after the first version: for each change, and each variant, the patch that \
                its advocate would write. [The page of changes](changes) tells what was asked for, what \
                each patch takes, and why.
                """
            ),
            .chart(chart),
        ]
    }

    // MARK: - Overview

    /// How many lines each change takes, and what that has to do with how large a variant is.
    var overview: [Block] {
        if names.isEmpty { return [] }
        var table = Table(
            [("Code lines that change", .left)] + cells.map { ("\($0.cell.variant.title)", .right) }
                + (correlates ? [("ρ", .right)] : [])
        )
        for name in names {
            table.add(
                [Prose.code(name)]
                    + cells.map { .figure("\(lines(name, $0))") }
                    + (correlates ? [.figure(correlation(name).map(Self.text))] : [])
            )
        }
        return [.table(table)] + (findings.isEmpty ? [] : [.items(findings)])
    }

    /// What chance alone goes beyond in one of ten, for so many variants. With fewer it makes any order.
    /// J. H. Zar, "Significance Testing of the Spearman Rank Correlation Coefficient" (Journal of the
    /// American Statistical Association 67, 1972), two-sided.
    private static let chance = [5: 0.90, 6: 0.83, 7: 0.71, 8: 0.64]

    private var correlates: Bool {
        Self.chance[whole.count] != nil && whole.allSatisfy { sizes[$0.cell] != nil }
    }

    /// That of the lines that a change takes with the lines that there are.
    private func correlation(_ name: String) -> Double? {
        try? rankCorrelation(
            of: whole.map { Double(lines(name, $0)) },
            with: whole.map { Double(sizes[$0.cell] ?? 0) }
        )
    }

    private static func text(of correlation: Double) -> String {
        String(format: "%.2f", correlation).replacing("-", with: "−")
    }

    private func lines(_ name: String, _ cell: CellChanges) -> Int {
        cell.changes.first { $0.name == name }?.cost.lines.all ?? 0
    }

    private var findings: [Prose] {
        var findings = [turn, unnamed, compiledAgain, untested, noticed].compactMap(\.self)
        if correlates, let chance = Self.chance[whole.count] {
            findings.append(
                """
                ρ is Spearman's rank correlation of the lines that a change takes with the lines that \
                a variant has: 1 where the larger variant takes more, −1 where it takes fewer. Over \
                \(whole.count) variants chance alone goes beyond ±\(Self.text(of: chance)) in one of ten.
                """
            )
        }
        return findings
    }

    /// Of which variants the order depends on the change.
    private var turn: Prose? {
        var pairs = 0
        var turned: [(less: CellChanges, more: CellChanges, name: String, other: String)] = []
        for (index, one) in whole.enumerated() {
            for other in whole.dropFirst(index + 1) {
                pairs += 1
                if let name = names.first(where: { lines($0, one) < lines($0, other) }),
                    let opposite = names.first(where: { lines($0, one) > lines($0, other) })
                {
                    turned.append((one, other, name, opposite))
                }
            }
        }
        guard names.count > 1, pairs > 0 else { return nil }
        guard let first = turned.first else {
            return "Whichever the change, no two variants change places."
        }
        let (less, more) = (first.less.cell.variant.title, first.more.cell.variant.title)
        return """
            Which of two variants takes fewer lines depends on the change in \(turned.count) of \
            \(pairs) pairs: \(less) takes fewer than \(more) for \(Prose.code(first.name)), and more \
            for \(Prose.code(first.other)).
            """
    }

    /// For how many changes the compiler leads to what has to change.
    private var unnamed: Prose? {
        let named = names.filter { name in
            cells.contains { cell in
                cell.changes.contains { $0.name == name && ($0.build?.namedLines ?? 0) > 0 }
            }
        }
        let areBuilt = cells.allSatisfy { $0.changes.allSatisfy { $0.build != nil } }
        guard areBuilt, named.count < names.count else { return nil }
        let those = named.map(Prose.code).joined(separator: ", ")
        return """
            When contract and model have changed, the compiler names lines of the cells in \
            \(named.count) of \(names.count) changes\(named.isEmpty ? "" : " (" + those + ")"). In the \
            others all compiles as before, and only scripts and tests tell what is missing.
            """
    }

    /// The sum over all changes of what builds told, by variant.
    private func builds(_ figure: (BuildCost) -> Int) -> [(title: String, sum: Int)]? {
        var sums: [(title: String, sum: Int)] = []
        for cell in whole {
            let figures = cell.changes.compactMap { $0.build.map(figure) }
            guard figures.count == cell.changes.count else { return nil }
            sums.append((cell.cell.variant.title, figures.reduce(0, &+)))
        }
        return sums
    }

    /// What a person waits for after each step.
    private var compiledAgain: Prose? {
        guard let sums = builds({ $0.compiledFiles ?? 0 }),
            let most = sums.max(by: { $0.sum < $1.sum }),
            let fewest = sums.min(by: { $0.sum < $1.sum }), fewest.sum < most.sum
        else { return nil }
        return """
            Where all compiles with the changed contract, following it compiles \(most.sum) files of \
            \(most.title) again in all, and \(fewest.sum) of \(fewest.title). Files differ in size: \
            fewer are not faster by themselves.
            """
    }

    /// How far tests without a view reach into what is new.
    private var noticed: Prose? {
        guard let mutants = builds({ $0.mutants }), let killed = builds({ $0.killedWithoutView }),
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
            Of the faults that are put into changed lines, tests without a view notice: \(list). The \
            others stand in views, or are noticed by scripts alone, or by nobody.
            """
    }

    /// Who changes without a test of its own, where others do not.
    private var untested: Prose? {
        let without = whole.filter { cell in cell.changes.allSatisfy { $0.cost.tests.all == 0 } }
        guard !without.isEmpty, without.count < whole.count else { return nil }
        let titles = without.map(\.cell.variant.title).joined(separator: ", ")
        return """
            In \(titles) no test of its own changes with any of them: what it does is held by the \
            scripts of the contract alone. Few lines are not few to get wrong.
            """
    }

    // MARK: - Chart

    private func chart(_ title: String) -> Chart? {
        guard !names.isEmpty, let cell = cells.first?.cell else { return nil }
        return Chart(
            name: "\(cell.feature.name)-changes",
            title: "\(title): \(finding)",
            drawing: .shades(
                HeatMap(
                    axis: "Code lines that a change adds and takes away; the darker, the nearer to "
                        + "the most of the row",
                    columns: cells.map(\.cell.variant.title),
                    rows: names.map { name in
                        let all = cells.map { lines(name, $0) }
                        let most = Double(max(all.max() ?? 1, 1))
                        return HeatMap.Row(
                            label: name,
                            fields: all.map {
                                HeatMap.Field(share: Double($0) / most, text: "\($0)")
                            }
                        )
                    }
                )
            )
        )
    }

    /// Who most often takes the most lines, and who the fewest.
    private var finding: String {
        let count = "\(names.count) \(names.count == 1 ? "change" : "changes")"
        func times(_ extreme: ([Int]) -> Int?) -> (title: String, count: Int)? {
            let counts = whole.map { cell in
                names.count { name in
                    let all = whole.map { lines(name, $0) }
                    return Set(all).count > 1 && lines(name, cell) == extreme(all)
                }
            }
            guard let best = counts.max(), best > 0, counts.count(where: { $0 == best }) == 1,
                let index = counts.firstIndex(of: best)
            else { return nil }
            return (whole[index].cell.variant.title, best)
        }
        let most = times { $0.max() }.map {
            "\($0.title) takes the most lines in \($0.count) of \(count)"
        }
        let fewest = times { $0.min() }.map {
            "\($0.title) the fewest in \($0.count)" + (most == nil ? " of \(count)" : "")
        }
        let found = [most, fewest].compactMap(\.self)
        return found.isEmpty
            ? "no variant takes the most or the fewest lines most often, in \(count)"
            : found.joined(separator: ", ")
    }

    // MARK: - One change

    /// What was asked for, what it takes, and why.
    func blocks(of name: String) -> [Block] {
        let changes = cells.compactMap { cell in
            cell.changes.first { $0.name == name }.map { (cell: cell.cell, change: $0) }
        }
        guard let first = changes.first?.change else { return [] }
        return [
            .paragraph(Prose(value: first.story.joined(separator: " "))),
            .table(Self.table(changes.map { ($0.cell.variant, $0.change) })),
            .items(
                changes.map { cell, change in
                    "**\(cell.variant.title)**: \(change.reason)"
                }
            ),
        ]
    }

    private static func table(
        _ changes: [(variant: Variant, change: CellChanges.OfChange)]
    ) -> Table {
        let costs = changes.map { (variant: $0.variant, cost: $0.change.cost) }
        var table = Table(
            [("What changes", .left)] + costs.map { ("\($0.variant.title)", .right) }
        )
        func add(_ name: Prose, _ figure: (ChangeCost) -> String) {
            table.add([name] + costs.map { .figure(figure($0.cost)) })
        }
        add("Files") { Figures.nonzero($0.lines.files) }
        if costs.contains(where: { $0.cost.lines.files != $0.cost.linesInPlace.files }) {
            add("of these new") { Figures.nonzero($0.lines.files &- $0.linesInPlace.files) }
        }
        add("Places") { Figures.nonzero($0.places) }
        add("Code lines") { text(of: $0.lines) }
        let roles = Role.all.filter { role in
            costs.contains { $0.cost.roles.contains { $0.role == role } }
        }
        for role in roles {
            add("of these \(role.title)") { cost in
                cost.roles.first { $0.role == role }.map { text(of: $0.lines) } ?? Figures.none
            }
        }
        if costs.contains(where: { $0.cost.lines != $0.cost.linesInPlace }) {
            add("of these in files that were there") { text(of: $0.linesInPlace) }
        }
        add("Types") { Figures.nonzero($0.types) }
        add("Borders") { Figures.nonzero($0.borders) }
        func addBuilt(_ name: Prose, _ figure: (BuildCost) -> String?) {
            table.add([name] + changes.map { .figure($0.change.build.flatMap(figure)) })
        }
        addBuilt("Lines that the compiler names") { Figures.nonzero($0.namedLines) }
        addBuilt("Files compiled again") {
            $0.compiledFiles.map(Figures.nonzero) ?? "n/a"
        }
        addBuilt("Mutants in changed lines") { Figures.nonzero($0.mutants) }
        addBuilt("of these noticed without a view") {
            $0.mutants == 0 ? Figures.none : "\($0.killedWithoutView)"
        }
        add("Test files") { Figures.nonzero($0.tests.files) }
        add("Test lines") { text(of: $0.tests) }
        return table
    }

    private static func text(of lines: ChangeCost.Lines) -> String {
        lines.all == 0 ? Figures.none : "+\(lines.added) −\(lines.removed)"
    }

    // MARK: - Method

    /// What is counted, for the page of methods.
    static let method = Block.passage(
        """
        A change is what a product owner would say in two sentences. For each variant there is the \
        patch that its advocate would write, tests included; all behave the same before and after, \
        and keep their rules: `scripts/check-changes` proves it. What is counted stands in the patch.

        - *Code lines* are those that the patch adds and takes away; a line that is altered is one of \
        each. Blank lines and comments do not count, nor does what all variants share: the feature's \
        contract, its scripts and its description, and the model.
        - *Places* are runs of lines that change next to one another, in files that were there.
        - *Types* are those, protocols among them, that are new or gone or in which lines of code \
        change. What is declared within another is a type of its own, and an extension is the type \
        that it extends.
        - *Borders* are the declarations by which parts of a cell talk to each other that are new, \
        gone or altered: what protocols require, initialisers, and closures that are set from outside. \
        A method that another part calls as it stands, such as one of a view model, is none: it is \
        declared in one place.
        - *Lines that the compiler names* are those of the cell that it calls errors when the contract, \
        the scripts and the model have changed, and the cell has not. What it does not name has to be \
        found: by reading, or by a test that fails.
        - *Files compiled again* are those of the cell that a build for debugging compiles when the \
        cell follows what all share: those that change, and those that use what another file of the \
        cell declares otherwise now. A variant without lines of its own is compiled again where a \
        module changes that it imports. Where the compiler names lines the figure is not available: a \
        build that fails leaves more or fewer files behind, as many as the machine compiles at a time.
        - *Mutants in changed lines* are the faults that are put into lines that are new or altered, as \
        for the mutation score above, and *noticed without a view* are those on which the cell’s tests \
        without a view fail, with the tests of the patch. `archbench change measure --build` asks \
        compiler and tests, and keeps their answers beside the change.
        - *Test lines* are those of the cell's own tests. Where lines are taken away, tests that were \
        there had to change.
        - A variant that takes modules of others changes with them. What is counted are its own files.
        - What this does not say: how long it takes to find the places, and what a change costs that \
        nobody thought of. A patch is one person's best; another's may be shorter.
        """
    )
}
