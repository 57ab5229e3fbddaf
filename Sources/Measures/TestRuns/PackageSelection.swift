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
    package let cells: [Cell]
    /// The targets that are built, with the targets that they depend on.
    package let targets: [String]
    /// The folder that replaces `Sources` for implementations, from the package's root; `nil` for
    /// the original sources.
    private let mutants: String?

    /// - Parameters:
    ///   - cells: the implementations. Those that they use are added.
    ///   - targets: the names of the targets to build.
    ///   - mutants: the folder that replaces `Sources` for all these implementations, from the
    ///     package's root.
    package init(_ cells: [Cell], building targets: [String], mutants: String? = nil) {
        self.cells = (cells + cells.flatMap(\.taken)).distinct
        self.targets = targets
        self.mutants = mutants
    }

    /// Creates a selection of implementations and the programs that run their tests.
    package init(testsOf cells: [Cell], keeping others: [String] = [], mutants: String? = nil) {
        self.init(cells, building: cells.map(\.testRunName) + others, mutants: mutants)
    }

    /// The variables that `Package.swift` reads.
    package var environment: [String: String] {
        var variables = [
            Self.implementationsVariable: cells.map(\.moduleName).joined(separator: " "),
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
        let others = Cell.all.filter { names.contains($0.moduleName[...]) }
        let all = Set(cells + others)
        return PackageSelection(
            Cell.all.filter(all.contains),
            building: targets,
            mutants: mutants
        )
    }

    /// Writes the main files of the test programs, unless they exist.
    ///
    /// - Parameters:
    ///   - cells: the implementations.
    ///   - packageRoot: the folder of `Package.swift`, which names the files' place.
    package static func writeTestPrograms(of cells: [Cell], packageRoot: String) throws {
        for cell in cells {
            let source = Data(
                """
                import CTestRunServer
                import \(cell.testModuleName)
                import Testing

                ctr_serve()
                await Testing.__swiftPMEntryPoint() as Never

                """.utf8
            )
            let url = URL(fileURLWithPath: packageRoot)
                .appending(path: ".build/archbench/runs/\(cell.testRunName)/main.swift")
            guard FileManager.default.contents(atPath: url.path) != source else { continue }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try source.write(to: url, options: .atomic)
        }
    }
}

extension Cell {
    /// The name of the program that runs the implementation's tests, in a build of a selection.
    package var testRunName: String { testModuleName + "Run" }
}
