internal import Foundation
package import Matrix
internal import Toolchain

/// A copy of the package with nothing in it but some cells, their tests, and what these need, so that
/// it builds in a fraction of the time. All of it are links to the original, but for one program a cell
/// that runs its tests, since it starts the faster the fewer tests it has in it, and for lists of features
/// and cells, which have these alone.
package struct CellPackage: Sendable {
    /// Where the copy is.
    package let folder: String
    private let packageRoot: String
    private let cells: [Cell]
    private let hasTests: Bool
    private let others: [String]
    private let selection: CellSelection

    /// The module by which a program that runs tests does so again and again; see ``CellTestServers``.
    private static let server = "CTestRunServer"

    /// - Parameters:
    ///   - hasTests: whether the cells' tests are kept; else it is the cells alone.
    ///   - others: further targets to keep.
    ///   - packageRoot: the folder of the original.
    ///   - folder: where the copy is written.
    package init(
        _ cells: [Cell],
        hasTests: Bool = true,
        keeping others: [String] = [],
        packageRoot: String,
        folder: String
    ) {
        self.cells = cells
        self.hasTests = hasTests
        self.others = others
        selection = CellSelection(cells)
        self.packageRoot = packageRoot
        self.folder = folder
    }

    /// Writes what is not there yet. A copy that is as it should be is left alone, so that what was
    /// built in it stays built.
    ///
    /// - Parameter paths: the folders, from the package's root, that are made anew and left empty
    ///   instead of linked.
    package func write(leavingEmpty paths: [String] = []) throws(CellPackageFailure) {
        // Two commands may ask for the same copy at once.
        let lock: FileLock
        do {
            lock = try FileLock(path: "\(folder).lock", waits: true)
        } catch {
            throw CellPackageFailure(path: folder, reason: error.description)
        }
        defer { lock.release() }
        for path in ["Sources", "Tests"] {
            try link(path, leavingEmpty: paths + CellSelection.modules)
        }
        for module in CellSelection.modules { try writeNarrowed(module) }
        for cell in cells where hasTests {
            let source = """
                import \(Self.server)
                import \(cell.testModuleName)
                import Testing

                ctr_serve()
                await Testing.__swiftPMEntryPoint() as Never

                """
            try write(Data(source.utf8), to: "Runs/\(cell.testRunName)/main.swift")
        }
        try write(try manifest(), to: "Package.swift")
    }

    // MARK: - Lists

    /// Writes a module that lists features or cells: all of it are links, but for files that name what is
    /// left out.
    private func writeNarrowed(_ module: String) throws(CellPackageFailure) {
        let manager = FileManager.default
        let original = "\(packageRoot)/\(module)"
        let copy = "\(folder)/\(module)"
        guard manager.fileExists(atPath: original) else { return }
        let files = try Self.copying(module) {
            let files = try manager.subpathsOfDirectory(atPath: original)
                .filter { $0.hasSuffix(".swift") && !selection.leavesOut("\(module)/\($0)") }
            let gone = Set(try manager.subpathsOfDirectory(atPath: copy))
                .filter { $0.hasSuffix(".swift") }.subtracting(files)
            for name in gone { try manager.removeItem(atPath: "\(copy)/\(name)") }
            return files
        }
        for file in files {
            let path = "\(module)/\(file)"
            let content = try Self.copying(path) {
                try String(contentsOfFile: "\(packageRoot)/\(path)", encoding: .utf8)
            }
            let narrowed = selection.narrowed(content, at: path)
            if narrowed == content {
                try link(path, leavingEmpty: [])
            } else {
                try write(Data(narrowed.utf8), to: path)
            }
        }
    }

    // MARK: - Files

    /// Writes a file, unless it is as it should be.
    private func write(_ content: Data, to path: String) throws(CellPackageFailure) {
        let url = URL(fileURLWithPath: "\(folder)/\(path)")
        try Self.copying(path) { try Self.removeLink(at: url.path) }
        guard FileManager.default.contents(atPath: url.path) != content else { return }
        try Self.copying(path) {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try content.write(to: url)
        }
    }

    /// Takes a link away that an earlier copy had where this one has something of its own: whatever is
    /// written there, or taken away below it, would be so in the original.
    private static func removeLink(at path: String) throws {
        let manager = FileManager.default
        guard (try? manager.destinationOfSymbolicLink(atPath: path)) != nil else { return }
        try manager.removeItem(atPath: path)
    }

    private func link(
        _ path: String,
        leavingEmpty empty: [String]
    ) throws(CellPackageFailure) {
        let manager = FileManager.default
        let copy = "\(folder)/\(path)"
        let original = "\(packageRoot)/\(path)"
        guard empty.contains(where: { $0 == path || $0.hasPrefix("\(path)/") }) else {
            if (try? manager.destinationOfSymbolicLink(atPath: copy)) == original { return }
            return try Self.copying(path) {
                try manager.createDirectory(
                    at: URL(fileURLWithPath: copy).deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try? manager.removeItem(atPath: copy)
                try manager.createSymbolicLink(atPath: copy, withDestinationPath: original)
            }
        }
        let names = try Self.copying(path) {
            try Self.removeLink(at: copy)
            try manager.createDirectory(atPath: copy, withIntermediateDirectories: true)
            return empty.contains(path) ? [] : try manager.contentsOfDirectory(atPath: original)
        }
        for name in names { try link("\(path)/\(name)", leavingEmpty: empty) }
    }

    /// The package's manifest, with nothing left but the cells, their tests, and what these need. Tests
    /// are libraries here, since all test targets of a package become one program.
    private func manifest() throws(CellPackageFailure) -> Data {
        let original = try Self.copying("Package.swift") {
            try Data(contentsOf: URL(fileURLWithPath: "\(packageRoot)/Package.swift"))
        }
        let kept =
            cells.map { hasTests ? $0.testModuleName : $0.moduleName } + others
            + (hasTests ? [Self.server] : [])
        let names = kept.map { "\"\($0)\"" }
        let dropped = selection.droppedModules.sorted().map { "\"\($0)\"" }
        let narrowing = """

            do {
                let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
                let dropped: Set<String> = [\(dropped.joined(separator: ", "))]
                func nameOf(_ dependency: Target.Dependency) -> String {
                    switch dependency {
                    case .targetItem(let name, _), .byNameItem(let name, _): name
                    default: ""
                    }
                }
                for target in package.targets {
                    target.dependencies.removeAll { dropped.contains(nameOf($0)) }
                }
                var needed: Set<String> = []
                func need(_ name: String) {
                    guard let target = targets[name], needed.insert(name).inserted else { return }
                    for dependency in target.dependencies { need(nameOf(dependency)) }
                }
                [\(names.joined(separator: ", "))].forEach(need)
                package.targets.removeAll { !needed.contains($0.name) }
                let tests = package.targets.filter { $0.type == .test }
                package.targets.removeAll { $0.type == .test }
                package.targets += tests.flatMap { test -> [Target] in
                    [
                        .target(
                            name: test.name,
                            dependencies: test.dependencies,
                            path: test.path,
                            swiftSettings: test.swiftSettings
                        ),
                        .executableTarget(
                            name: test.name + "Run",
                            dependencies: [.target(name: test.name), "\(Self.server)"],
                            path: "Runs/\\(test.name)Run"
                        ),
                    ]
                }
            }

            """
        return original + Data(narrowing.utf8)
    }

    private static func copying<Value>(
        _ path: String,
        _ copy: () throws -> Value
    ) throws(CellPackageFailure) -> Value {
        do {
            return try copy()
        } catch {
            throw CellPackageFailure(path: path, reason: error.localizedDescription)
        }
    }
}

extension Cell {
    /// The program that runs the tests of the cell, in a copy of the package.
    var testRunName: String { testModuleName + "Run" }
}
