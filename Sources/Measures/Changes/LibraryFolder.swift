internal import Foundation
package import InputFiles
internal import JSONSyntax

/// A folder of the package with data of the workshop.
package struct LibraryFolder {
    /// The folder of `Package.swift`.
    package let packageRoot: String
    /// The path of the folder from the package's root.
    package let path: String

    package init(packageRoot: String, path: String) {
        self.packageRoot = packageRoot
        self.path = path
    }

    /// Returns the path of a file in the folder.
    package func path(of name: String) -> String { "\(packageRoot)/\(path)/\(name)" }

    /// Returns the names of its files and folders, in alphabetical order.
    package func names() throws(ApplicationError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: "\(packageRoot)/\(path)")
                .sorted()
        } catch {
            throw .unreadable(path: path, reason: reason(of: error))
        }
    }

    /// Returns the value in a JSON file of the folder.
    package func value<Value: Decodable>(
        of file: String,
        as type: Value.Type
    ) throws(ApplicationError) -> Value {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path(of: file)))
            return try StrictJSON(data).decode(Value.self)
        } catch {
            throw .unreadable(path: "\(path)/\(file)", reason: InputFiles.reason(of: error))
        }
    }

    /// Returns whether the folder contains the file.
    package func exists(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: path(of: file))
    }

    /// Writes a JSON file and creates its folder if necessary; the same value gives the same bytes.
    ///
    /// - Returns: its path from the package's root.
    @discardableResult
    package func write(_ value: some Encodable, to file: String) throws(ApplicationError) -> String
    {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        do {
            try FileManager.default.createDirectory(
                at: URL(fileURLWithPath: self.path(of: file)).deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try (encoder.encode(value) + Data("\n".utf8))
                .write(to: URL(fileURLWithPath: path(of: file)), options: .atomic)
        } catch {
            throw .unwritable(path: "\(path)/\(file)", reason: reason(of: error))
        }
        return "\(path)/\(file)"
    }

    /// Writes a text file and creates its folder if necessary.
    ///
    /// - Parameter shown: the name of the file in messages.
    package static func write(
        _ text: String,
        to path: String,
        shownAs shown: String
    ) throws(ApplicationError) {
        let url = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: url)
        } catch {
            throw .unwritable(path: shown, reason: reason(of: error))
        }
    }

    /// Writes a text file unless it has this text.
    ///
    /// - Returns: `true` if the file was written.
    package static func replace(_ path: String, by text: String) throws(ApplicationError) -> Bool {
        if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return false }
        try write(text, to: path, shownAs: path)
        return true
    }

    /// Returns the paths of all Swift files below a folder, from the package's root, in alphabetical
    /// order.
    package static func swiftFiles(below folder: String, in packageRoot: String) -> [String] {
        let below = FileManager.default.enumerator(atPath: "\(packageRoot)/\(folder)")
        return (below?.compactMap { $0 as? String } ?? []).sorted()
            .filter { $0.hasSuffix(".swift") }
            .map { "\(folder)/\($0)" }
    }

    /// Returns the text of any file.
    ///
    /// - Parameter shown: the name of the file in messages.
    package static func text(of path: String, shownAs shown: String) throws(ApplicationError)
        -> String
    {
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw .unreadable(path: shown, reason: reason(of: error))
        }
    }
}
