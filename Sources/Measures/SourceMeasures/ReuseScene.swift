package import SwiftSource

/// The sources of a second scene.
package struct ReuseScene: Hashable, Sendable, Codable {
    /// The number of all its lines.
    package let lines: TotalLines
    /// The runs of lines that the implementation contains, too.
    package let copies: [CopiedRun]

    package init(lines: TotalLines, copies: [CopiedRun]) {
        self.lines = lines
        self.copies = copies
    }

    /// The number of code lines that were copied from the implementation.
    package var copiedLines: Int { copies.reduce(0) { $0 &+ $1.count } }
}
