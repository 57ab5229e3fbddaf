internal import Foundation
internal import Lines
internal import Matrix
package import Toolchain

/// What figures depend on: digests of all sources that can change them.
package struct SourceDigests: Sendable {
    /// Of one cell or feature with everything that drives and measures it.
    struct OfUnit: Sendable {
        /// Without comments and blank lines.
        let code: String
        /// With the cells' tests, without comments but with all lines, since figures of coverage are
        /// made of lines.
        let codeByLine: String
    }

    /// Of all cells and everything that drives and measures them, without comments and blank lines.
    package let code: String
    private let ofUnits: [FigureUnit: OfUnit]

    /// Modules that only show what was measured, or try measures by themselves. Any other is taken to
    /// matter.
    private static let showing: Set<String> = [
        "Claims", "CommandLineArguments", "Demo", "DescriptionTrial", "Generation", "Noise",
        "NoiseTrial", "Rendering", "ReportFuzz", "Workshop", "archbench",
    ]

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String, hash: GitHash) async throws(GitHash.Failure) {
        try await self.init(units: [], packageRoot: packageRoot, hash: hash)
    }

    /// - Parameter units: what digests are asked for.
    init(
        units: [FigureUnit],
        packageRoot: String,
        hash: GitHash
    ) async throws(GitHash.Failure) {
        let modules = Self.names(in: "\(packageRoot)/Sources")
            .filter { !Self.showing.contains($0) && $0 != "Features" }
        let shared = await Self.files(
            at: ["Package.swift"] + modules.map { "Sources/\($0)" },
            in: packageRoot
        )
        let features = await Self.files(at: ["Sources/Features"], in: packageRoot)
        let sharedTests = await Self.files(at: ["Tests/CellTesting"], in: packageRoot)
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
        let digests = try await hash.digests(of: contents)
        code = digests[0]
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

    /// Those of something that was asked for.
    subscript(unit: FigureUnit) -> OfUnit? { ofUnits[unit] }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private struct File: Sendable {
        /// From the package's root.
        let path: String
        /// What of it matters, with all lines and without those that hold no code.
        let lines: [UInt8]
        let code: [UInt8]

        init(path: String, bytes: [UInt8]) {
            self.path = path
            (lines, code) =
                path.hasSuffix(".swift")
                ? SourceCode.withoutComments(in: bytes) : (bytes, bytes)
        }
    }

    /// All files at or below some paths.
    private static func files(at paths: [String], in packageRoot: String) async -> [File] {
        let names = paths.flatMap { path in
            let below = FileManager.default.enumerator(atPath: "\(packageRoot)/\(path)")
            let names = (below?.compactMap { $0 as? String } ?? []).sorted().map { "\(path)/\($0)" }
            return names.isEmpty ? [path] : names
        }
        @Sendable func file(_ name: String) -> File? {
            // A folder has no content, and nothing that could be forgotten.
            FileManager.default.contents(atPath: "\(packageRoot)/\(name)")
                .map { File(path: name, bytes: Array($0)) }
        }
        return await ConcurrentRuns.results(of: names, file).compactMap(\.self)
    }

    /// Each file with its path and its length, so that no two trees have the same content.
    private static func content(of files: [File], _ bytes: KeyPath<File, [UInt8]>) -> Data {
        files.reduce(into: Data()) { content, file in
            let code = file[keyPath: bytes]
            content.append(contentsOf: "\(file.path)\n\(code.count)\n".utf8)
            content.append(contentsOf: code)
        }
    }
}

extension FigureUnit {
    /// From the package's root. A feature's figures depend on all of its cells.
    fileprivate var sourcePaths: [String] {
        switch self {
        case .cell(let cell):
            ["Sources/Features/\(cell.feature.moduleName)/Contract"]
                + ([cell] + cell.taken).map(\.sourcePath)
        case .feature(let feature): ["Sources/Features/\(feature.moduleName)"]
        }
    }

    fileprivate var testPaths: [String] {
        switch self {
        case .cell(let cell): [cell.testPath]
        case .feature(let feature): ["Tests/Features/\(feature.moduleName)"]
        }
    }
}
