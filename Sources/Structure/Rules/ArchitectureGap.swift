package import Catalogue

/// Something that the rules of the architectures do not reach, so that they hold in vain.
package enum ArchitectureGap: Hashable, Sendable, CustomStringConvertible {
    /// Nothing is forbidden in this architecture that is not forbidden in all.
    case variantWithoutRules(Variant)
    /// The name of a file ends in none of its variant's roles, so that no rule can tell what it is.
    case fileWithoutRole(path: String, variant: Variant)

    package var description: String {
        switch self {
        case .variantWithoutRules(let variant):
            "\(variant.title) has no rules of its own\n  Say in "
                + "Sources/Structure/Rules/ArchitectureRule+All.swift who may not know whom."
        case .fileWithoutRole(let path, let variant):
            "\(path): the name ends in no role that \(variant.title) has\n  Name the file after a "
                + "type that says its role at the end, as in BlogsView, or add the ending to "
                + "Sources/Catalogue/Role.swift."
        }
    }

    /// What the rules do not reach in some cells.
    ///
    /// - Throws: ``StructureFailure`` where the folder of a cell cannot be read.
    package static func all(
        in cells: [Cell],
        rules: [ArchitectureRule] = ArchitectureRule.all,
        packageRoot: String
    ) throws(StructureFailure) -> [ArchitectureGap] {
        let ruled = Set(rules.filter { !$0.isCommon }.flatMap(\.variants))
        var variants: [Variant] = []
        for cell in cells where !variants.contains(cell.variant) { variants.append(cell.variant) }
        var gaps = variants.filter { !ruled.contains($0) }.map(ArchitectureGap.variantWithoutRules)
        for cell in cells {
            gaps += try CellSources(of: cell, packageRoot: packageRoot).codeLines.keys.sorted()
                .filter { Role(file: $0, variant: cell.variant) == .unknown }
                .map { .fileWithoutRole(path: $0, variant: cell.variant) }
        }
        return gaps
    }
}
