internal import Claims
internal import Decision
internal import Foundation
internal import Matrix
package import Report

/// Compares an architecture decision record with a report: it finds numbers that are not in the
/// report.
///
/// A record states its numbers in tables, which `archbench decide` writes, and in sentences. A row
/// of a table is compared with the row for the same weights. In a sentence that names a variant or
/// links a page, each number must occur on the linked pages, or on the decision page if none is
/// linked. If the sentence names variants, only the parts about them count.
package struct RecordCheck {
    /// A number or a row that disagrees with the report.
    package struct Finding: Hashable, Sendable {
        /// The number of the line, from 1.
        package let line: Int
        package let problem: String
    }

    package struct Outcome: Hashable, Sendable {
        package var findings: [Finding] = []
        /// The number of values that agree with the report.
        package var agreeing = 0
    }

    private let report: Report
    private let table: PointTable
    private let pages: [String: [Block]]

    package init(report: Report) {
        self.report = report
        table = PointTable(architecturesIn: report)
        let documents = Pages.documents(for: report, Findings(report))
        pages = Dictionary(uniqueKeysWithValues: documents.map { ($0.name, $0.blocks) })
    }

    /// Checks a record.
    ///
    /// - Parameter markdown: the text of the record.
    package func check(_ markdown: String) -> Outcome {
        let lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).trimmingCharacters(in: .whitespaces) }
        let weights = weights(in: lines)
        let record = weights.map {
            DecisionRecord(report: report, weights: $0, date: "", table: table)
        }
        let written = record?.markdown.split(separator: "\n").map(String.init) ?? []
        let keyed = written.compactMap { row in Self.key(of: row).map { ($0, row) } }
        let rows = Dictionary(keyed) { first, _ in first }
        let facts = (record?.blocks ?? []) + (pages[DecisionPage.name] ?? [])
        var outcome = Outcome()
        var text: [(line: Int, text: String)] = []
        func checkText() {
            for statement in RecordStatement.all(in: text) { check(statement, facts, &outcome) }
            text = []
        }
        for (index, line) in lines.enumerated() {
            let row = Self.key(of: line).flatMap { rows[$0] }
            // A blank line ends a paragraph, and each item of a list begins one.
            if line.isEmpty || line.wholeMatch(of: /(?:[-*|#]|\d+\.).*/) != nil { checkText() }
            if Self.isAboutTheRecord(line) { continue }
            if let row, Self.cells(of: row) != Self.cells(of: line) {
                outcome.findings.append(
                    Finding(line: index + 1, problem: "The report says: \(row)")
                )
            } else if row != nil || written.contains(line) {
                outcome.agreeing += ReportedNumber.all(in: line).count
            } else {
                text.append((index + 1, line))
            }
        }
        checkText()
        return outcome
    }

    private func check(
        _ statement: RecordStatement,
        _ facts: [Block],
        _ outcome: inout Outcome
    ) {
        let linked = statement.pages.filter { pages[$0] != nil }
        let variants = report.features.flatMap(report.variants).distinct.map(\.title)
            .filter(statement.names)
        guard !variants.isEmpty || !linked.isEmpty else { return }
        // The page of a feature has a second one with all its values.
        let blocks =
            linked.isEmpty
            ? facts
            : linked.flatMap { (pages[$0] ?? []) + (pages[$0 + FeaturePage.detailsEnding] ?? []) }
        let known = ReportedNumber.all(in: blocks, about: variants)
        let place = (linked.isEmpty ? [DecisionPage.name] : linked).map { "\($0).md" }
            .joined(separator: " or ")
        let subject = variants.isEmpty ? "" : " about \(Wording.list(variants))"
        for (line, number) in statement.numbers {
            if known.contains(where: number.agrees) {
                outcome.agreeing += 1
            } else {
                outcome.findings.append(
                    Finding(line: line, problem: "\(number.text) is not in \(place)\(subject).")
                )
            }
        }
    }

    // MARK: - The parts of a record

    /// Returns the weights in the table of a record; `nil` if there is none.
    private func weights(in lines: [String]) -> Weights? {
        var weights = Weights()
        var count = 0
        for cells in lines.compactMap(Self.cells) where cells.count == 3 {
            let item = Weights.Item.all.first { item in
                switch item {
                case .group(let group): group.question == cells[0]
                case .criterion(let criterion): cells[0].isEmpty && criterion.title == cells[1]
                }
            }
            guard let item, let weight = Int(cells[2]) else { continue }
            weights[item] = weight
            count += 1
        }
        return count > 0 && Ranking(table, weights) != nil ? weights : nil
    }

    /// Returns the cells of a table's row without emphasis; `nil` for other lines.
    private static func cells(of line: String) -> [String]? {
        guard line.hasPrefix("|"), line.hasSuffix("|"), line.count > 1 else { return nil }
        return line.dropFirst().dropLast()
            .split(separator: "|", omittingEmptySubsequences: false)
            .map { $0.replacing("*", with: "").trimmingCharacters(in: .whitespaces) }
    }

    /// Returns the cells that name a row: those without its numbers.
    private static func key(of line: String) -> [String]? {
        guard let cells = cells(of: line), !cells.joined().allSatisfy("-: ".contains) else {
            return nil
        }
        let names = cells.prefix(2).filter { ReportedNumber.all(in: $0).isEmpty }
        return names.joined().isEmpty ? nil : names + ["\(cells.count)"]
    }

    /// Returns true for a line with the status or date of a record.
    private static func isAboutTheRecord(_ line: String) -> Bool {
        line.wholeMatch(of: /[-*] (?:Status|Date|Deciders):.*/) != nil
    }
}
