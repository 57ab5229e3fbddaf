internal import CPlatform

/// The system that archbench runs on. Only this type and its extensions for Linux and macOS differ
/// between systems. In C, each target determines its own capabilities.
package enum Platform {
    /// The system without optional capabilities, for tests: `ARCHBENCH_PLATFORM=none`.
    package static let isNone = cpl_is_none() != 0

    /// The name of the system and of the processor architecture, such as `Linux (x86_64)`.
    package static var name: String { isNone ? "ARCHBENCH_PLATFORM=none" : systemName }

    /// Returns whether this process ignores a signal.
    package static func isIgnored(_ signal: Int32) -> Bool { cpl_ignores(signal) != 0 }

    /// The reason why times cannot be measured; `nil` if they can be.
    ///
    /// The place of functions in memory changes times by some percent. Without a new order in each
    /// process, confidence intervals would be too narrow, and nothing would show it.
    package static var latencyObstacle: String? {
        isNone || !variesLinkOrder
            ? "on \(name), functions cannot be linked in a new order for each process" : nil
    }

    /// The reason why instructions cannot be counted on this system and processor; `nil` if they
    /// can be. A container or a virtual machine may still refuse.
    package static var instructionObstacle: String? {
        isNone || !countsInstructions
            ? "instructions are counted only on Linux on x86-64" : nil
    }

    /// The reason why calls cannot be recorded; `nil` if they can be.
    package static var callObstacle: String? {
        isNone || !recordsCalls ? "on \(name), calls cannot be recorded" : nil
    }

    /// Indicates whether a process of tests may continue as several forked copies.
    package static var servesTestRuns: Bool { !isNone && forksWithoutExec }
}
