internal import Foundation
internal import InputFiles
internal import Matrix
internal import RunTimeMeasures
internal import SwiftSource
internal import Toolchain

/// Digests of all sources on which results depend.
package struct SourceDigests: Sendable {
    /// The digests of one unit with everything that drives and measures it.
    struct OfUnit: Sendable {
        /// The digest of the code without comments and blank lines.
        let code: String
        /// The digest of the code with tests, without comments but with all lines, because coverage
        /// refers to lines.
        let codeByLine: String
    }

    /// The digest of all implementations and everything that drives and measures them, without
    /// comments and blank lines.
    package let code: String
    /// The digests of the timed sources by the name of the feature: implementations, contract, kit
    /// and model, without comments and blank lines.
    private let timed: [String: String]
    private let ofUnits: [ResultUnit: OfUnit]

    /// Modules that only present results, or do not measure. All other modules affect results.
    private static let showing: Set<String> = [
        "Claims", "CommandLineArguments", "Decision", "Demo", "DescriptionFuzz", "Generation",
        "README.md", "Rendering", "Workshop", "archbench",
    ]

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String) async {
        await self.init(units: [], packageRoot: packageRoot)
    }

    /// - Parameter units: the units to digest.
    init(units: [ResultUnit], packageRoot: String) async {
        let groups = Self.names(in: "\(packageRoot)/Sources").filter { $0 != "Features" }
        let modules = groups.flatMap { group in
            Self.names(in: "\(packageRoot)/Sources/\(group)")
                .filter { !Self.showing.contains($0) }
                .map { "Sources/\(group)/\($0)" }
        }
        let shared = await Self.files(at: ["Package.swift"] + modules, in: packageRoot)
        let features = await Self.files(at: ["Sources/Features"], in: packageRoot)
        let sharedTests = await Self.files(at: ["Tests/ImplementationTesting"], in: packageRoot)
        var contents = [
            Self.content(of: shared + features, \.code),
            Self.content(of: shared, \.code),
            Self.content(of: shared + sharedTests, \.lines),
        ]
        for unit in units {
            let sources = unit.sourcePaths.flatMap { path in
                features.filter { $0.path.hasPrefix("\(path)/") }
            }
            let tests = await Self.files(at: unit.testPaths, in: packageRoot)
            contents.append(Self.content(of: sources, \.code))
            contents.append(Self.content(of: sources + tests, \.lines))
        }
        let timedModules = SharedModule.allCases.map { "\($0.sourcePath)/" }
        let measured = Feature.all.filter { feature in units.contains { $0.feature == feature } }
        for feature in measured {
            let paths = timedModules + ["Sources/Features/\(feature.moduleName)/"]
            let files = (shared + features).filter { file in
                file.path.hasSuffix(".swift") && paths.contains { file.path.hasPrefix($0) }
            }
            contents.append(Self.content(of: files, \.code))
        }
        let digests = contents.map(GitHash.digest)
        code = digests[0]
        timed = Dictionary(
            uniqueKeysWithValues: zip(measured.map(\.name), digests.suffix(measured.count))
        )
        ofUnits = Dictionary(
            uniqueKeysWithValues: units.enumerated().map { index, unit in
                let place = 3 + 2 * index
                let digests = OfUnit(
                    code: "\(digests[1]) \(digests[place])",
                    codeByLine: "\(digests[2]) \(digests[place + 1])"
                )
                return (unit, digests)
            }
        )
    }

    /// Returns, by the name of the feature, the digest of all dependencies of a latency ratio
    /// except the machine: the timed sources, the build flags and the toolchain.
    package func ofLatency(toolchain: String) -> [String: String] {
        timed.mapValues { sources in
            let dependencies = [sources, toolchain] + RunTimeMeasure.buildFlags
            return GitHash.digest(of: Data(dependencies.joined(separator: "\n").utf8))
        }
    }

    /// Returns the digests of `unit`.
    subscript(unit: ResultUnit) -> OfUnit? { ofUnits[unit] }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private struct File: Sendable {
        /// The path from the package's root.
        let path: String
        /// The relevant content, with all lines and without lines that have no code.
        let lines: [UInt8]
        let code: [UInt8]

        init(path: String, bytes: [UInt8]) {
            self.path = path
            (lines, code) =
                path.hasSuffix(".swift")
                ? SourceCode.withoutComments(in: bytes) : (bytes, bytes)
        }
    }

    /// Returns all files at or below some paths.
    private static func files(at paths: [String], in packageRoot: String) async -> [File] {
        let names = paths.flatMap { path in
            let below = FileManager.default.enumerator(atPath: "\(packageRoot)/\(path)")
            let names = (below?.compactMap { $0 as? String } ?? []).sorted().map { "\(path)/\($0)" }
            return names.isEmpty ? [path] : names
        }
        @Sendable func file(_ name: String) -> File? {
            // A folder has no content.
            FileManager.default.contents(atPath: "\(packageRoot)/\(name)")
                .map { File(path: name, bytes: Array($0)) }
        }
        return await ConcurrentRuns.results(of: names, file).compactMap(\.self)
    }

    /// Returns the contents with path and length of each file, so that different trees have
    /// different contents.
    private static func content(of files: [File], _ bytes: KeyPath<File, [UInt8]>) -> Data {
        files.reduce(into: Data()) { content, file in
            let code = file[keyPath: bytes]
            content.append(contentsOf: "\(file.path)\n\(code.count)\n".utf8)
            content.append(contentsOf: code)
        }
    }
}

extension ResultUnit {
    /// The paths of the sources from the package's root. The results of a feature depend on all its
    /// implementations.
    fileprivate var sourcePaths: [String] {
        switch self {
        case .implementation(let implementation):
            ["Sources/Features/\(implementation.feature.moduleName)/Contract"]
                + ([implementation] + implementation.taken).map(\.sourcePath)
        case .feature(let feature): ["Sources/Features/\(feature.moduleName)"]
        }
    }

    fileprivate var testPaths: [String] {
        switch self {
        case .implementation(let implementation): [implementation.testPath]
        case .feature(let feature): ["Tests/Features/\(feature.moduleName)"]
        }
    }
}
