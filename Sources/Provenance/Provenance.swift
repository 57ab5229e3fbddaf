/// Where and how the figures of a report were made. No host name and no path.
package struct Provenance: Hashable, Sendable, Codable {
    /// When the run began, in UTC, as `2026-03-01T12:00:00Z`.
    package var date: String
    /// The version of archbench.
    package var program: String
    /// The commit of the sources that were measured, or why it is not known.
    package var commit: String
    /// Whether sources differed from the commit; `nil` where that is not known.
    package var hasUncommittedChanges: Bool?
    /// What the toolchain calls itself, or why it is not known.
    package var toolchain: String
    package var machine: Machine
    package var loadBefore: Load
    package var loadAfter: Load
    /// What was not measured in this run but in earlier ones, since nothing had changed.
    package var earlierFigures: [EarlierFigures]

    package init(
        date: String,
        program: String,
        commit: String,
        hasUncommittedChanges: Bool?,
        toolchain: String,
        machine: Machine,
        loadBefore: Load,
        loadAfter: Load,
        earlierFigures: [EarlierFigures]
    ) {
        self.date = date
        self.program = program
        self.commit = commit
        self.hasUncommittedChanges = hasUncommittedChanges
        self.toolchain = toolchain
        self.machine = machine
        self.loadBefore = loadBefore
        self.loadAfter = loadAfter
        self.earlierFigures = earlierFigures
    }
}
