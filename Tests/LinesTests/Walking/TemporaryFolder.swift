import Foundation

/// A folder with files for one test, which removes it at its end.
struct TemporaryFolder {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        path = root.path(percentEncoded: false)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        for (name, text) in files {
            let file = root.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
    }

    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    func link(_ name: String, to destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(path)/\(name)",
            withDestinationPath: destination
        )
    }
}
