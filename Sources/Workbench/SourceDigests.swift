internal import Foundation
internal import Lines

/// What figures depend on: digests of all sources that can change them.
package struct SourceDigests {
    /// Of the cells and everything that drives and measures them, without comments and blank lines.
    package let code: String
    /// Of the same and of the cells' tests, without comments but with all lines, since figures of
    /// coverage are made of lines.
    package let codeByLine: String

    /// Modules that only show what was measured. Any other is taken to matter.
    private static let showing: Set<String> = [
        "Claims", "CommandLineArguments", "Rendering", "archbench",
    ]

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String, hash: GitHash) async throws(GitHash.Failure) {
        let modules = Self.names(in: "\(packageRoot)/Sources").filter { !Self.showing.contains($0) }
        let sources = ["Package.swift"] + modules.map { "Sources/\($0)" }
        let tests = ["Tests/CellTesting", "Tests/Features"]
        code = try await hash.digest(
            of: Self.content(of: sources, in: packageRoot, .dropsLines)
        )
        codeByLine = try await hash.digest(
            of: Self.content(of: sources + tests, in: packageRoot, .keepsLines)
        )
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    /// All files at or below some paths, each with its path and its length, so that no two trees
    /// have the same content.
    private static func content(
        of paths: [String],
        in packageRoot: String,
        _ layout: SourceCode.Layout
    ) -> Data {
        var content = Data()
        for path in paths {
            let below = FileManager.default.enumerator(atPath: "\(packageRoot)/\(path)")
            let files = (below?.compactMap { $0 as? String } ?? []).sorted().map { "\(path)/\($0)" }
            for file in files.isEmpty ? [path] : files {
                // A folder has no content, and nothing that could be forgotten.
                guard let bytes = FileManager.default.contents(atPath: "\(packageRoot)/\(file)")
                else { continue }
                let code =
                    file.hasSuffix(".swift")
                    ? SourceCode.withoutComments(in: Array(bytes), layout) : Array(bytes)
                content.append(contentsOf: "\(file)\n\(code.count)\n".utf8)
                content.append(contentsOf: code)
            }
        }
        return content
    }
}
