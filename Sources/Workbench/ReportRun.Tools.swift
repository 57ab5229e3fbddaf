internal import Latency
internal import Toolchain

extension ReportRun {
    /// What measures run with. It holds what they say that they need; whoever asks for more has
    /// forgotten to say so, and is told instead of left out of the report.
    struct Tools {
        /// `nil` where no measure of the run needs one.
        var foundToolchain: SwiftToolchain?
        /// What times, once it is built.
        var builtProbe: LatencyMeasure?

        var toolchain: SwiftToolchain {
            get throws(WorkbenchError) { try needed(foundToolchain, "the toolchain") }
        }

        var probe: LatencyMeasure {
            get throws(WorkbenchError) { try needed(builtProbe, "the probe") }
        }

        private func needed<Tool>(
            _ tool: Tool?,
            _ name: String
        ) throws(WorkbenchError) -> Tool {
            guard let tool else {
                throw .fault("A measurement does not declare that it needs \(name).")
            }
            return tool
        }
    }
}
