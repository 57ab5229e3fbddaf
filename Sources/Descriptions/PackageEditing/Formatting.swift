internal import Foundation
package import InputFiles
package import Toolchain

/// Formats sources with the formatter of the toolchain, because line breaks depend on the lengths
/// of names.
package struct Formatting: Sendable {
    /// The path of `swift-format`.
    private let formatter: String
    /// The path of the configuration of `swift-format`.
    private let configuration: String

    /// Creates a formatter with the configuration of the package.
    ///
    /// - Parameter packageRoot: the folder of `Package.swift` and `.swift-format`.
    /// - Throws: ``ApplicationError`` if the toolchain has no formatter.
    package init(_ toolchain: SwiftToolchain, packageRoot: String) throws(ApplicationError) {
        formatter = try toolchain.tool("swift-format")
        configuration = "\(packageRoot)/.swift-format"
    }

    /// Returns the formatted files. Files that are not Swift remain unchanged.
    ///
    /// - Throws: ``ApplicationError`` if the formatter fails, or an error of the file system.
    package func formatted(_ files: [GeneratedFile]) async throws -> [GeneratedFile] {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory
            .appending(path: "archbench-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: folder) }
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let paths = files.indices.map { folder.appending(path: "\($0).swift") }
        let sources = files.indices.filter { files[$0].path.hasSuffix(".swift") }
        for index in sources { try Data(files[index].text.utf8).write(to: paths[index]) }
        _ = try await ChildProcess(
            formatter,
            [
                "format", "--in-place", "--parallel", "--configuration", configuration,
                "--recursive", folder.path,
            ]
        ).output()
        return try files.enumerated().map { index, file in
            guard sources.contains(index) else { return file }
            let text = try String(contentsOf: paths[index], encoding: .utf8)
            return GeneratedFile(path: file.path, text: text)
        }
    }
}
