package import InputFiles
package import Matrix
package import Structure
internal import Toolchain

/// Checks implementations against the dependency rules of their architectures.
///
/// The rules use the compiler's index, which a debug build of the implementations writes. The build
/// shares its folder with the build of the tests, and keeps unchanged products.
package struct RuleCheckRun: Sendable {
    /// The findings of a check.
    package struct Findings: Sendable {
        /// The violations of rules.
        package let violations: [ArchitectureViolation]
        /// The parts that no rule covers.
        package let gaps: [ArchitectureGap]

        /// The violations, those of one rule above its reason.
        package var text: String {
            violations.map(\.rule).distinct.map { rule in
                let places = violations.filter { $0.rule == rule }.map(\.reference)
                let number = places.count == 1 ? "" : " (\(places.count) violations)"
                return (places + ["  \(rule.identifier): \(rule.reason)\(number)"])
                    .joined(separator: "\n")
            }
            .joined(separator: "\n")
        }

        /// A clause for each implementation with a violation, and one for the gaps.
        package var clauses: [String] {
            let violating = violations.map(\.implementation).distinct.map { implementation in
                let count = violations.count { $0.implementation == implementation }
                return "\(implementation.variant.title) of \(implementation.feature) has "
                    + (count == 1 ? "1 violation" : "\(count) violations") + " of its rules"
            }
            let parts = gaps.count == 1 ? "1 part" : "\(gaps.count) parts"
            return violating + (gaps.isEmpty ? [] : ["no rule covers \(parts)"])
        }
    }

    private let implementations: [Implementation]
    private let packageRoot: String

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(implementations: [Implementation], packageRoot: String) {
        self.implementations = implementations
        self.packageRoot = packageRoot
    }

    /// Returns the build of implementations for their index.
    static func packageBuild(
        of implementations: [Implementation],
        packageRoot: String,
        _ toolchain: SwiftToolchain
    ) throws(ApplicationError) -> PackageBuild {
        try ImplementationBuild(
            implementations: implementations,
            packageRoot: packageRoot,
            purpose: .index
        )
        .packageBuild(with: toolchain)
    }

    /// Builds the implementations and checks the rules.
    ///
    /// - Parameter path: the folders to search for tools.
    package func run(
        path: String,
        progress: any RunProgress
    ) async throws(ApplicationError) -> Findings {
        let build = try Self.packageBuild(
            of: implementations,
            packageRoot: packageRoot,
            try await SwiftToolchain.found(on: path)
        )
        let measure = StructureMeasure(build)
        do {
            progress.begin(
                step: 1,
                of: 1,
                "Building the implementations for the rule check",
                secondsLeft: nil
            )
            defer { progress.end() }
            try await measure.build()
            return Findings(
                violations: try measure.violations(in: implementations),
                gaps: try measure.gaps(in: implementations)
            )
        }
    }
}
