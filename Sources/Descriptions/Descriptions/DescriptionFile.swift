internal import Foundation
package import InputFiles

/// A description file.
package enum DescriptionFile {
    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: the path of a file or pipe; `-` for standard input.
    ///   - shown: the path in messages; `nil` for the path itself.
    /// - Returns: the description and its text.
    package static func read(
        _ path: String,
        shownAs shown: String? = nil
    ) throws(ApplicationError) -> (description: Description, source: String) {
        let isPiped = path == "-"
        let name = FileName.shown(shown ?? (isPiped ? "<stdin>" : path))
        let data =
            isPiped
            ? try InputFile.standardInput(limit: 1) : try InputFile.contents(of: path, limit: 1)
        guard let text = String(validating: data, as: UTF8.self) else {
            throw .usage("\(name) is not a UTF-8 text file.")
        }
        // Some editors write a byte order mark at the beginning.
        let source = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
        do {
            return (try DescriptionReader.description(from: source), source)
        } catch {
            throw .usage("\(name):\(error)")
        }
    }
}
