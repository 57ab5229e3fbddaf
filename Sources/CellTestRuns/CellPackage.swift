internal import Foundation
package import Matrix

/// A copy of the package with nothing in it but some cells, their tests, and what these need, so that
/// it builds in a fraction of the time. All of it are links to the original.
package struct CellPackage: Sendable {
    /// Where the copy is.
    package let folder: String
    private let packageRoot: String
    private let cells: [Cell]
    private let others: [String]

    /// - Parameters:
    ///   - others: further targets to keep.
    ///   - packageRoot: the folder of the original.
    ///   - folder: where the copy is written.
    package init(
        _ cells: [Cell],
        keeping others: [String] = [],
        packageRoot: String,
        folder: String
    ) {
        self.cells = cells
        self.others = others
        self.packageRoot = packageRoot
        self.folder = folder
    }

    /// Writes what is not there yet. A copy that is as it should be is left alone, so that what was
    /// built in it stays built.
    ///
    /// - Parameter paths: the folders, from the package's root, that are made anew and left empty
    ///   instead of linked.
    package func write(leavingEmpty paths: [String] = []) throws(CellPackageFailure) {
        for path in ["Sources", "Tests"] { try link(path, leavingEmpty: paths) }
        let manifest = try manifest()
        let path = "\(folder)/Package.swift"
        guard FileManager.default.contents(atPath: path) != manifest else { return }
        try Self.copying("Package.swift") { try manifest.write(to: URL(fileURLWithPath: path)) }
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
            try manager.createDirectory(atPath: copy, withIntermediateDirectories: true)
            return empty.contains(path) ? [] : try manager.contentsOfDirectory(atPath: original)
        }
        for name in names { try link("\(path)/\(name)", leavingEmpty: empty) }
    }

    /// The package's manifest, with nothing left but the tests of the cells and what these need.
    private func manifest() throws(CellPackageFailure) -> Data {
        let original = try Self.copying("Package.swift") {
            try Data(contentsOf: URL(fileURLWithPath: "\(packageRoot)/Package.swift"))
        }
        let names = (cells.map(\.testModuleName) + others).map { "\"\($0)\"" }
        let selection = """

            do {
                let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
                var needed: Set<String> = []
                func need(_ name: String) {
                    guard let target = targets[name], needed.insert(name).inserted else { return }
                    for dependency in target.dependencies {
                        switch dependency {
                        case .targetItem(let name, _), .byNameItem(let name, _): need(name)
                        default: break
                        }
                    }
                }
                [\(names.joined(separator: ", "))].forEach(need)
                package.targets.removeAll { !needed.contains($0.name) }
            }

            """
        return original + Data(selection.utf8)
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
