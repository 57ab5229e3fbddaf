package import Lines

/// The sources of a second scene.
package struct SecondScene: Hashable, Sendable, Codable {
    /// All of its lines.
    package let lines: TotalLines
    /// What in it stands in the cell, too.
    package let copies: [CopiedRun]

    package init(lines: TotalLines, copies: [CopiedRun]) {
        self.lines = lines
        self.copies = copies
    }

    /// How many lines of code were copied from the cell.
    package var copiedLines: Int { copies.reduce(0) { $0 &+ $1.count } }
}
