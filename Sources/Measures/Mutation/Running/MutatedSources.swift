internal import Foundation
internal import InputFiles
internal import Matrix
internal import TestRuns

/// Copies of the sources of some implementations that contain all their mutants.
struct MutatedSources {
    /// The folder of the copies, from the package's root.
    let folder: String
    private let packageRoot: String
    private let implementations: [Implementation]
    private(set) var files: [MutatedFile] = []
    /// The number of mutants that were removed because they do not compile.
    private(set) var stillborn: [Implementation: Int] = [:]

    /// Reads the sources of implementations and finds their mutants; nothing is written yet.
    init(_ implementations: [Implementation], packageRoot: String, folder: String)
        throws(ApplicationError)
    {
        self.implementations = implementations
        self.packageRoot = packageRoot
        self.folder = folder
        var number = 1
        for implementation in implementations {
            for path in try Self.sources(of: implementation, in: packageRoot) {
                let bytes = try Self.content(of: path, in: packageRoot)
                let file = MutatedFile(
                    implementation: implementation,
                    path: path,
                    source: Array(bytes),
                    firstNumber: number
                )
                number += file.sites.count
                files.append(file)
            }
        }
    }

    private static func sources(
        of implementation: Implementation,
        in packageRoot: String
    ) throws(ApplicationError) -> [String] {
        let names = try copying(implementation.sourcePath) {
            try FileManager.default.subpathsOfDirectory(
                atPath: "\(packageRoot)/\(implementation.sourcePath)"
            )
        }
        return names.filter { $0.hasSuffix(".swift") }.sorted().map {
            "\(implementation.sourcePath)/\($0)"
        }
    }

    /// The build of the implementations' tests with all mutants.
    var selection: PackageSelection {
        PackageSelection(testsOf: implementations, mutants: "\(folder)/Sources")
    }

    /// Writes the copies again.
    func write() throws(ApplicationError) {
        let manager = FileManager.default
        let copy = "\(packageRoot)/\(folder)"
        try Self.copying(folder) {
            if manager.fileExists(atPath: copy) { try manager.removeItem(atPath: copy) }
            try PackageSelection.writeTestPrograms(of: implementations, packageRoot: packageRoot)
        }
        for implementation in implementations {
            try write(
                Data(MutantChoice.source.utf8),
                to: "\(implementation.sourcePath)/IsMutant.swift"
            )
        }
        // An implementation without mutants that others are composed of.
        for implementation in selection.implementations
        where !implementations.contains(implementation) {
            for path in try Self.sources(of: implementation, in: packageRoot) {
                try write(try Self.content(of: path, in: packageRoot), to: path)
            }
        }
        for file in files { try write(Data(file.text), to: file.path) }
    }

    /// Removes the mutants with compile errors and writes their files again.
    ///
    /// - Parameter output: the output of `swift build`.
    /// - Returns: whether there were any.
    mutating func removeMutants(that output: String) throws(ApplicationError) -> Bool {
        let errors = CompilerError.all(in: output)
        var hasChanged = false
        for index in files.indices {
            let own = errors.filter { $0.path.hasSuffix(files[index].path) }
            let removed = files[index].removeMutants(causing: own)
            guard removed > 0 else { continue }
            hasChanged = true
            stillborn[files[index].implementation, default: 0] += removed
            try write(Data(files[index].text), to: files[index].path)
        }
        return hasChanged
    }

    // MARK: - Files

    private func write(_ content: Data, to path: String) throws(ApplicationError) {
        try Self.copying(path) {
            let url = URL(fileURLWithPath: "\(packageRoot)/\(folder)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try content.write(to: url)
        }
    }

    private static func content(
        of path: String,
        in packageRoot: String
    ) throws(ApplicationError) -> Data {
        try copying(path) { try Data(contentsOf: URL(fileURLWithPath: "\(packageRoot)/\(path)")) }
    }

    private static func copying<Value>(
        _ path: String,
        _ copy: () throws -> Value
    ) throws(ApplicationError) -> Value {
        do {
            return try copy()
        } catch {
            throw .failed("\(path) could not be copied: \(reason(of: error)).")
        }
    }
}
