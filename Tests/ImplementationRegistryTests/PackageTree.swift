internal import Foundation

/// The folders and files of this package on disk.
enum PackageTree {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the text of a file.
    static func text(of path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Returns the paths of the folders in a folder, in order.
    static func folders(in path: String) throws -> [String] {
        let contents = try FileManager.default.contentsOfDirectory(
            at: root.appendingPathComponent(path),
            includingPropertiesForKeys: [.isDirectoryKey],
            options: .skipsHiddenFiles
        )
        return try contents.filter { url in
            try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
        }
        .map { "\(path)/\($0.lastPathComponent)" }
        .sorted()
    }

    /// Returns the paths of all Swift files under a folder, in order, or an empty array if there is
    /// no such folder.
    static func swiftFiles(under path: String) -> [String] {
        let files = FileManager.default.enumerator(atPath: root.appendingPathComponent(path).path)
        return (files?.compactMap { $0 as? String } ?? [])
            .filter { $0.hasSuffix(".swift") }
            .map { "\(path)/\($0)" }
            .sorted()
    }

    /// Returns the destination of a symbolic link; `nil` if there is no such link.
    static func target(ofLink path: String) -> String? {
        let link = root.appendingPathComponent(path).path
        return try? FileManager.default.destinationOfSymbolicLink(atPath: link)
    }

    /// Returns the modules that a file imports.
    static func imports(of path: String) throws -> [String] {
        try text(of: path).split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.split(separator: " ")
            // `internal import Model`, and `import struct Foundation.Date`.
            guard words.prefix(3).contains("import"), !line.hasPrefix("//") else { return nil }
            return words.last?.split(separator: ".").first.map(String.init)
        }
    }
}
