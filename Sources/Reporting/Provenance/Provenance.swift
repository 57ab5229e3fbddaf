/// Where and how the figures of a report were made. No host name and no path.
package struct Provenance: Hashable, Sendable, Codable {
    /// The version of archbench.
    package var program: String
    /// What the toolchain calls itself, or why it is not known.
    package var toolchain: String
    package var machine: Machine
    /// One for each measure that has figures. They may be of several runs on this machine, with this
    /// toolchain and this version of archbench.
    package var origins: [FigureOrigin]

    package init(
        program: String,
        toolchain: String,
        machine: Machine,
        origins: [FigureOrigin]
    ) {
        self.program = program
        self.toolchain = toolchain
        self.machine = machine
        self.origins = origins
    }
}
