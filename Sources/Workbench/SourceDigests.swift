internal import Foundation
internal import Lines
package import Toolchain

/// What figures depend on: digests of all sources that can change them.
package struct SourceDigests {
    /// Of the cells and everything that drives and measures them, without comments and blank lines.
    package let code: String
    /// Of the same and of the cells' tests, without comments but with all lines, since figures of
    /// coverage are made of lines.
    package let codeByLine: String

    /// Modules that only show what was measured. Any other is taken to matter.
    private static let showing: Set<String> = [
        "Claims", "CommandLineArguments", "Rendering", "ReportFuzz", "archbench",
    ]

    /// - Parameter packageRoot: the folder of `Package.swift`.
    package init(packageRoot: String, hash: GitHash) async throws(GitHash.Failure) {
        let modules = Self.names(in: "\(packageRoot)/Sources").filter { !Self.showing.contains($0) }
        let sources = Self.files(
            at: ["Package.swift"] + modules.map { "Sources/\($0)" },
            in: packageRoot
        )
        let tests = Self.files(at: ["Tests/CellTesting", "Tests/Features"], in: packageRoot)
        code = try await hash.digest(of: Self.content(of: sources, .dropsLines))
        codeByLine = try await hash.digest(of: Self.content(of: sources + tests, .keepsLines))
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    private struct File {
        /// From the package's root.
        let path: String
        let bytes: [UInt8]
    }

    /// All files at or below some paths.
    private static func files(at paths: [String], in packageRoot: String) -> [File] {
        paths.flatMap { path in
            let below = FileManager.default.enumerator(atPath: "\(packageRoot)/\(path)")
            let names = (below?.compactMap { $0 as? String } ?? []).sorted().map { "\(path)/\($0)" }
            return (names.isEmpty ? [path] : names).compactMap { name in
                // A folder has no content, and nothing that could be forgotten.
                FileManager.default.contents(atPath: "\(packageRoot)/\(name)")
                    .map { File(path: name, bytes: Array($0)) }
            }
        }
    }

    /// Each file with its path and its length, so that no two trees have the same content.
    private static func content(of files: [File], _ layout: SourceCode.Layout) -> Data {
        files.reduce(into: Data()) { content, file in
            let code =
                file.path.hasSuffix(".swift")
                ? SourceCode.withoutComments(in: file.bytes, layout) : file.bytes
            content.append(contentsOf: "\(file.path)\n\(code.count)\n".utf8)
            content.append(contentsOf: code)
        }
    }
}
