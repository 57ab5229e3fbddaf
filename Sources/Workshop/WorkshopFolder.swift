internal import Foundation
internal import InputFiles
internal import JSONSyntax

/// A folder of the package that holds what a workshop needs, as data.
struct WorkshopFolder {
    /// The folder of `Package.swift`.
    let packageRoot: String
    /// From there.
    let path: String

    /// The path of something in it.
    func path(of name: String) -> String { "\(packageRoot)/\(path)/\(name)" }

    /// The names of what is in it, in the order of the alphabet.
    func names() throws(WorkshopError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: "\(packageRoot)/\(path)")
                .sorted()
        } catch {
            throw .unreadable(path: path, reason: error.localizedDescription)
        }
    }

    /// What a file of JSON in it says.
    func value<Value: Decodable>(
        of file: String,
        as type: Value.Type
    ) throws(WorkshopError) -> Value {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path(of: file)))
            return try StrictJSON(data).decode(Value.self)
        } catch {
            throw .unreadable(path: "\(path)/\(file)", reason: InputFiles.reason(of: error))
        }
    }

    /// Whether there is such a file in it.
    func exists(_ file: String) -> Bool { FileManager.default.fileExists(atPath: path(of: file)) }

    /// Writes a file of JSON, and the folder above it where there is none; the same value gives the
    /// same bytes.
    ///
    /// - Returns: its path from the package's root.
    @discardableResult
    func write(_ value: some Encodable, to file: String) throws(WorkshopError) -> String {
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
            throw .unwritable(path: "\(path)/\(file)", reason: error.localizedDescription)
        }
        return "\(path)/\(file)"
    }

    /// A file that may be anywhere.
    ///
    /// - Parameter shown: what messages call it.
    static func text(of path: String, shownAs shown: String) throws(WorkshopError) -> String {
        do {
            return try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            throw .unreadable(path: shown, reason: error.localizedDescription)
        }
    }
}
