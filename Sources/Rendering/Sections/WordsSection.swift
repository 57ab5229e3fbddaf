internal import CellSources
internal import Claims
internal import Coverage
internal import Foundation
internal import Lines
internal import Matrix
internal import Report
internal import Structure

/// The three words by which this field compares architectures, as measures.
struct WordsSection {
    let report: Report

    /// A row for each variant; `nil` where nothing that it shows was measured.
    func table(of feature: Feature) -> Table? {
        let isMeasured =
            report.lines.value != nil || report.coverage.value != nil
            || report.structure.value != nil || report.complexity.value != nil
        guard isMeasured else { return nil }
        var table = Table([
            ("Variant", .left), ("Distribution: largest type", .right), ("Evenness", .right),
            ("Testability: reached without a view", .right), ("Ease of use: files", .right),
            ("Types", .right), ("Mean complexity", .right),
        ])
        for cell in report.cells(of: feature) {
            func value(_ quantity: Quantity, _ format: String) -> Prose {
                .figure(quantity.value(of: cell, in: report).map { String(format: format, $0) })
            }
            func share(_ quantity: Quantity) -> Prose {
                .figure(Figures.percent(quantity.value(of: cell, in: report)))
            }
            table.add([
                "**\(cell.variant.title)**",
                share(.largestTypeShare),
                value(.evenness, "%.2f"),
                share(.viewFreeShare),
                value(.files, "%.0f"),
                value(.types, "%.0f"),
                .figure(report.complexity(of: cell)?.total.mean.map { String(format: "%.2f", $0) }),
            ])
        }
        return table
    }

    /// What each word stands for.
    static let definitions = Block.passage(
        """
        Comparisons of architectures use three words without saying what they mean. Here they mean:

        - **Distribution** is how far responsibility is spread: the largest type's share of the \
        cell's code lines (less is better), and Pielou's evenness of code lines over roles, which is \
        1 where all roles have the same (more is better).
        - **Testability** is the share of the cell's lines that tests reach without making a view. \
        What the tests cost stands beside it on each feature's page: their lines and their test \
        doubles.
        - **Ease of use** is how much there is to write and to find one's way in: code lines, files \
        and types of the cell, and the mean complexity of its functions (less is better). How easy \
        something is to learn is not measured here.
        """
    )
}
