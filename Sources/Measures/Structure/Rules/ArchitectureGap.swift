internal import Foundation
package import Matrix

/// A part of an implementation that no dependency rule covers.
package enum ArchitectureGap: Hashable, Sendable, CustomStringConvertible {
    /// The variant has no dependency rules of its own.
    case variantWithoutRules(Cell)
    /// The file name does not end in a role of the variant, so that no rule applies.
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

    /// Returns the file that describes the variant of an implementation.
    private static func file(of cell: Cell) -> String {
        let axis = cell.feature.axis
        let folder = "\(axis.name.capitalized)s"
        // The variants of a lab are described in one file.
        return
            "Sources/Subject/Matrix/\(folder)/\(axis == .architecture ? cell.variant.title : folder).swift"
    }

    /// Returns the parts of implementations that no rule covers; they need not have been built.
    package static func all(
        in cells: [Cell],
        packageRoot: String,
        style: (Cell) -> Style = { $0.style }
    ) throws(StructureFailure) -> [ArchitectureGap] {
        var unruled: [Cell] = []
        for cell in cells where style(cell).rules.isEmpty {
            // A variant is one gap, in any number of features.
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
