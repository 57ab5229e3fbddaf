internal import Matrix
internal import Scripts
package import Workshop

/// What changes cost in each variant.
package struct ChangesPage {
    /// A change with what it costs.
    package struct Entry {
        package let change: Change
        package let costs: [ChangeCost]

        package init(change: Change, costs: [ChangeCost]) {
            self.change = change
            self.costs = costs
        }
    }

    /// The page's file.
    package static let fileName = "changes.md"

    private let entries: [Entry]

    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// As Markdown, with a newline at the end.
    package var markdown: String {
        let title: [Block] = [
            .heading(1, "What a change costs"),
            .paragraph(
                """
                What comes after the first version is why people argue about architecture. Each change \
                below is what a product owner would say in two sentences. For each variant there is the \
                patch that its advocate would write, tests included; all behave the same before and \
                after, and keep their rules. `archbench change show NAME --variant V` prints a patch, \
                `scripts/check-changes` proves them.
                """
            ),
        ]
        return MarkdownWriter.text(of: title + blocks + [.heading(2, "How it is counted")] + method)
            + "\n"
    }

    /// For a terminal of so many columns.
    package func text(width: Int) -> String {
        TerminalWriter(width: width).text(of: blocks)
    }

    private var blocks: [Block] { entries.flatMap(Self.blocks) }

    static func blocks(of entry: Entry) -> [Block] {
        [
            .heading(2, "\(entry.change.feature.contract.title): \(entry.change.title)"),
            .paragraph("\(entry.change.story.joined(separator: " "))"),
            .table(table(entry.costs)),
            .items(
                entry.costs.compactMap { cost in
                    entry.change.reasons[cost.variant.name].map {
                        "**\(cost.variant.title)**: \($0)"
                    }
                }
            ),
        ]
    }

    private static func table(_ costs: [ChangeCost]) -> Table {
        var table = Table(
            [("What changes", .left)] + costs.map { ("\($0.variant.title)", .right) }
        )
        func add(_ name: Prose, _ figure: (ChangeCost) -> String) {
            table.add([name] + costs.map { .figure(figure($0)) })
        }
        add("Files") { "\($0.lines.files)" }
        add("Code lines") { lines($0.lines) }
        let roles = Role.all.filter { role in
            costs.contains { $0.roles.contains { $0.role == role } }
        }
        for role in roles {
            add("of these \(role.title)") { cost in
                cost.roles.first { $0.role == role }.map { lines($0.lines) } ?? Figures.none
            }
        }
        add("Borders") { Figures.nonzero($0.borders) }
        add("Test files") { Figures.nonzero($0.tests.files) }
        add("Test lines") { $0.tests.all == 0 ? Figures.none : lines($0.tests) }
        return table
    }

    private static func lines(_ lines: ChangeCost.Lines) -> String {
        "+\(lines.added) −\(lines.removed)"
    }

    private var method: [Block] {
        [
            .items([
                """
                *Code lines* are those that the patch adds and takes away; a line that is altered is \
                one of each. Blank lines and comments do not count, nor does what all variants share: \
                the feature's contract, its scripts and its description.
                """,
                """
                *Borders* are the declarations by which parts of a cell talk to each other that are \
                new, gone or altered: what protocols require, initialisers, and closures that are set \
                from outside. A method that another part calls as it stands, such as one of a view \
                model, is none: it is declared in one place.
                """,
                """
                *Test lines* are those of the cell's own tests. Where lines are taken away, tests that \
                were there had to change.
                """,
                """
                What this does not say: how long it takes to find the places, and what a change costs \
                that nobody thought of. A patch is one person's best; another's may be shorter.
                """,
            ])
        ]
    }
}
