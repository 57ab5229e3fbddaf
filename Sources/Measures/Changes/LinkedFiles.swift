internal import Foundation
package import InputFiles

/// The files of implementations and their tests that are links to equal files of other
/// implementations. A change of one implementation must not change the others, so links are replaced
/// by files as long as the two differ.
package struct LinkedFiles {
    /// The paths of the linked files by the paths of the links, from the folder of the sources.
    package let targets: [String: String]
    private let root: String

    /// - Parameter root: the folder of the sources.
    package init(in root: String) {
        self.root = root
        var targets: [String: String] = [:]
        for folder in ["Sources/Features", "Tests/Features"] {
            for path in LibraryFolder.swiftFiles(below: folder, in: root) {
                let destination = try? FileManager.default.destinationOfSymbolicLink(
                    atPath: "\(root)/\(path)"
                )
                targets[path] = destination.map { Self.path(of: $0, from: path) }
            }
        }
        self.targets = targets
    }

    /// Returns the path of a link's destination, from the same folder as the path of the link.
    package static func path(of destination: String, from link: String) -> String {
        URL(fileURLWithPath: link, relativeTo: URL(fileURLWithPath: "/"))
            .deletingLastPathComponent().appending(path: destination).standardized.path
            .trimmingPrefix("/").description
    }

    /// Replaces links by copies of the linked files.
    package func replaceByCopies(_ links: [String]) throws(ApplicationError) {
        for link in links {
            let path = "\(root)/\(link)"
            let text = try LibraryFolder.text(of: path, shownAs: link)
            try? FileManager.default.removeItem(atPath: path)
            try LibraryFolder.write(text, to: path, shownAs: link)
        }
    }
}
