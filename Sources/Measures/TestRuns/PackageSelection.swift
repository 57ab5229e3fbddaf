internal import Foundation
package import Matrix

/// A selection of implementations and targets, to which `Package.swift` limits a build.
package struct PackageSelection: Sendable {
    /// The name of the environment variable for the implementations.
    private static let implementationsVariable = "ARCHBENCH_IMPLEMENTATIONS"
    /// The name of the environment variable for the targets.
    private static let targetsVariable = "ARCHBENCH_TARGETS"
    /// The name of the environment variable for the folder with mutated sources.
    private static let mutantsVariable = "ARCHBENCH_MUTANTS"

    /// The implementations that are compiled.
    package let implementations: [Implementation]
    /// The targets that are built, with the targets that they depend on.
    package let targets: [String]
    /// The folder that replaces `Sources` for implementations, from the package's root; `nil` for
    /// the original sources.
    private let mutants: String?

    /// - Parameters:
    ///   - implementations: the implementations. Those that they use are added.
    ///   - targets: the names of the targets to build.
    ///   - mutants: the folder that replaces `Sources` for all these implementations, from the
    ///     package's root.
    package init(
        _ implementations: [Implementation],
        building targets: [String],
        mutants: String? = nil
    ) {
        self.implementations = (implementations + implementations.flatMap(\.allTaken)).distinct
        self.targets = targets
        self.mutants = mutants
    }

    /// Creates a selection of implementations and the programs that run their tests.
    package init(
        testsOf implementations: [Implementation],
        keeping others: [String] = [],
        mutants: String? = nil
    ) {
        self.init(
            implementations,
            building: implementations.map(\.testRunName) + others,
            mutants: mutants
        )
    }

    /// The variables that `Package.swift` reads.
    package var environment: [String: String] {
        var variables = [
            Self.implementationsVariable: implementations.map(\.moduleName).joined(separator: " "),
            Self.targetsVariable: targets.joined(separator: " "),
        ]
        variables[Self.mutantsVariable] = mutants
        return variables
    }

    /// Returns this selection with the implementations of another build, so that changing between
    /// selections does not compile the modules that name implementations again.
    ///
    /// - Parameter environment: the variables of that build.
    package func adding(implementationsOf environment: [String: String]) -> PackageSelection {
        let names = environment[Self.implementationsVariable, default: ""].split(separator: " ")
        let others = Implementation.all.filter { names.contains($0.moduleName[...]) }
        let all = Set(implementations + others)
        return PackageSelection(
            Implementation.all.filter(all.contains),
            building: targets,
            mutants: mutants
        )
    }

    /// Writes the main files of the test programs, unless they exist.
    ///
    /// - Parameters:
    ///   - implementations: the implementations.
    ///   - packageRoot: the folder of `Package.swift`, which names the files' place.
    package static func writeTestPrograms(of implementations: [Implementation], packageRoot: String)
        throws
    {
        for implementation in implementations {
            let source = Data(
                """
                import CTestRunServer
                import \(implementation.testModuleName)
                import Testing

                ctr_serve()
                await Testing.__swiftPMEntryPoint() as Never

                """.utf8
            )
            let url = URL(fileURLWithPath: packageRoot)
                .appending(path: ".build/archbench/runs/\(implementation.testRunName)/main.swift")
            guard FileManager.default.contents(atPath: url.path) != source else { continue }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try source.write(to: url, options: .atomic)
        }
    }
}

extension Implementation {
    /// The name of the program that runs the implementation's tests, in a build of a selection.
    package var testRunName: String { testModuleName + "Run" }
}
