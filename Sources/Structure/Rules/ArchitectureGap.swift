internal import Foundation
package import Matrix

/// Something that the rules of the architectures do not reach, so that they hold in vain.
package enum ArchitectureGap: Hashable, Sendable, CustomStringConvertible {
    /// Nothing is forbidden in this variant that is not forbidden in all.
    case variantWithoutRules(Cell)
    /// The name of a file ends in none of its variant's roles, so that no rule can tell what it is.
    case fileWithoutRole(path: String, Cell)

    package var description: String {
        switch self {
        case .variantWithoutRules(let cell):
            "\(cell.variant.title) has no dependency rules\n  Write them in "
                + "\(Self.file(of: cell))."
        case .fileWithoutRole(let path, let cell):
            "\(path): the name does not end in a role of \(cell.variant.title)\n  Name the file "
                + "after a type whose name ends in its role, such as BlogsView, or add the ending "
                + "to \(Self.file(of: cell))."
        }
    }

    /// Where it is said what a cell's variant is.
    private static func file(of cell: Cell) -> String {
        let axis = cell.feature.axis
        let folder = "\(axis.name.capitalized)s"
        // Those of a lab are short and stand in one file.
        return
            "Sources/Matrix/\(folder)/\(axis == .architecture ? cell.variant.title : folder).swift"
    }

    /// What the rules do not reach in some cells.
    ///
    /// - Parameter style: what the variant of a cell is.
    /// - Throws: ``StructureFailure`` where the folder of a cell cannot be read.
    package static func all(
        in cells: [Cell],
        packageRoot: String,
        style: (Cell) -> Style = { $0.style }
    ) throws(StructureFailure) -> [ArchitectureGap] {
        var unruled: [Cell] = []
        for cell in cells where style(cell).rules.isEmpty {
            // Those of one kind are one gap, in however many features.
            if !unruled.contains(where: { style($0) == style(cell) }) { unruled.append(cell) }
        }
        var gaps = unruled.map(ArchitectureGap.variantWithoutRules)
        for cell in cells {
            gaps += try CellSources(of: cell, packageRoot: packageRoot).codeLines.keys.sorted()
                .filter { style(cell).role(ofFile: $0) == .unknown }
                .map { .fileWithoutRole(path: $0, cell) }
        }
        return gaps
    }
}
