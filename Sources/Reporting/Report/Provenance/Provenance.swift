/// The machine, the toolchain and the runs from which the values of a report come. It contains no
/// host name and no path.
package struct Provenance: Hashable, Sendable, Codable {
    /// The version of archbench.
    package var program: String
    /// The version text of the toolchain, or the reason why it is not known.
    package var toolchain: String
    package var machine: Machine
    /// The origins of the values, one or more for each metric. They may be of several runs on this
    /// machine, with this toolchain and this version of archbench.
    package var origins: [MeasurementOrigin]

    package init(
        program: String,
        toolchain: String,
        machine: Machine,
        origins: [MeasurementOrigin]
    ) {
        self.program = program
        self.toolchain = toolchain
        self.machine = machine
        self.origins = origins
    }
}
