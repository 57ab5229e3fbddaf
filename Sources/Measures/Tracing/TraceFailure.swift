package import Toolchain

/// The reason why there is no trace.
package enum TraceFailure: Error, Hashable, Sendable, CustomStringConvertible {
    case toolchain(ToolchainError)
    /// Calls cannot be recorded on this system, or cannot be named.
    case notAvailable(String)
    /// The output of the probe could not be read.
    case unreadableResult(String)
    /// No call was recorded, so the build was not instrumented.
    case nothingRecorded(String)

    package var description: String {
        switch self {
        case .toolchain(let error): error.description
        case .notAvailable(let reason): "Traces are not available here: \(reason)."
        case .unreadableResult(let reason): "The probe's result could not be read: \(reason)"
        case .nothingRecorded(let event):
            "No call of \(event) was recorded, because this compiler did not instrument the probe."
        }
    }
}
