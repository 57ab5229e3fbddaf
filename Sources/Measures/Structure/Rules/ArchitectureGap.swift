internal import Foundation
package import InputFiles
package import Matrix

/// A part of an implementation that no dependency rule covers.
package enum ArchitectureGap: Hashable, Sendable, CustomStringConvertible {
    /// The variant has no dependency rules of its own.
    case variantWithoutRules(Implementation)
    /// The file name does not end in a role of the variant, so that no rule applies.
    case fileWithoutRole(path: String, Implementation)
    /// The variant has a role that its axis does not have, so that no common rule applies to it, and
    /// nothing counts its files.
    case roleOutsideAxis(Role, Implementation)

    package var description: String {
        switch self {
        case .variantWithoutRules(let implementation):
            "\(implementation.variant.title) has no dependency rules\n  Write them in "
                + "\(Self.file(of: implementation))."
        case .fileWithoutRole(let path, let implementation):
            "\(path): the name does not end in a role of \(implementation.variant.title)\n  Name the file "
                + "after a type whose name ends in its role, such as BlogsView, or add the ending "
                + "to \(Self.file(of: implementation))."
        case .roleOutsideAxis(let role, let implementation):
            "\(implementation.variant.title) has the role \(role), which no list of roles has\n  Add it to "
                + "\(implementation.feature.axis.name)Roles in Sources/Subject/Matrix/Axis.swift."
        }
    }

    /// Returns the file that describes the variant of an implementation.
    private static func file(of implementation: Implementation) -> String {
        let axis = implementation.feature.axis
        let folder = "\(axis.name.capitalized)s"
        // The variants of a lab are described in one file.
        return
            "Sources/Subject/Matrix/\(folder)/\(axis == .architecture ? implementation.variant.title : folder).swift"
    }

    /// Returns the parts of implementations that no rule covers; they need not have been built.
    package static func all(
        in implementations: [Implementation],
        packageRoot: String,
        architecture: (Implementation) -> Architecture = { $0.architecture }
    ) throws(ApplicationError) -> [ArchitectureGap] {
        var unruled: [Implementation] = []
        for implementation in implementations where architecture(implementation).rules.isEmpty {
            // A variant is one gap, in any number of features.
            if !unruled.contains(where: { architecture($0) == architecture(implementation) }) {
                unruled.append(implementation)
            }
        }
        var gaps = unruled.map(ArchitectureGap.variantWithoutRules)
        for implementation in implementations {
            let known = implementation.feature.axis.roles
            gaps += architecture(implementation).endings.map(\.role).distinct
                .filter { !known.contains($0) }
                .map { .roleOutsideAxis($0, implementation) }
                .filter { !gaps.contains($0) }
        }
        for implementation in implementations {
            gaps += try ImplementationSources(of: implementation, packageRoot: packageRoot)
                .codeLines.keys.sorted()
                .filter { architecture(implementation).role(ofFile: $0) == .unknown }
                .map { .fileWithoutRole(path: $0, implementation) }
        }
        return gaps
    }
}
