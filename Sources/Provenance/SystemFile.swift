internal import Foundation

/// The small text files in which Linux tells about itself.
enum SystemFile {
    /// The lines of a file; none where there is no such file, as on other systems.
    static func lines(of path: String) -> [Substring] {
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return String(decoding: data, as: UTF8.self).split(separator: "\n")
    }
}
