internal import InputFiles
internal import RunTimeMeasures
internal import Toolchain

extension ReportRun {
    /// The tools available to measurements. Requesting an undeclared tool is a programming error.
    struct Tools {
        /// The toolchain; `nil` if no measurement needs one.
        var foundToolchain: SwiftToolchain?
        /// The run-time probe after its build.
        var builtProbe: RunTimeMeasure?

        var toolchain: SwiftToolchain {
            get throws(ApplicationError) { try needed(foundToolchain, "the toolchain") }
        }

        var probe: RunTimeMeasure {
            get throws(ApplicationError) { try needed(builtProbe, "the probe") }
        }

        private func needed<Tool>(
            _ tool: Tool?,
            _ name: String
        ) throws(ApplicationError) -> Tool {
            guard let tool else {
                throw .fault("A measurement does not declare that it needs \(name).")
            }
            return tool
        }
    }
}
