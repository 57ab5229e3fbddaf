internal import Foundation
internal import Toolchain

/// The machine on which the values were measured.
package struct Machine: Hashable, Sendable, Codable {
    /// The processor's name, or "not available".
    package var processor: String
    /// The details that distinguish processors of one name, such as "family 25, model 17, stepping
    /// 1, microcode 0x1000065"; `nil` if the system does not report them.
    package var identity: String?
    /// The clock rate that the system reports, which can change at any time.
    package var clockMegahertz: Int?
    package var cores: Int
    /// The memory in gibibytes, rounded.
    package var memoryGibibytes: Int
    package var system: String
    /// Indicates whether the processor reports that it is virtual; `nil` if that is not known.
    package var isVirtual: Bool?
    /// The kernel's clock source, or "not available".
    package var clockSource: String

    package init(
        processor: String,
        identity: String? = nil,
        clockMegahertz: Int? = nil,
        cores: Int,
        memoryGibibytes: Int,
        system: String,
        isVirtual: Bool?,
        clockSource: String
    ) {
        self.processor = processor
        self.identity = identity
        self.clockMegahertz = clockMegahertz
        self.cores = cores
        self.memoryGibibytes = memoryGibibytes
        self.system = system
        self.isVirtual = isVirtual
        self.clockSource = clockSource
    }

    /// The family of the system; `nil` if it is unknown.
    package var systemFamily: String? {
        // Only Linux reports a clock source. macOS describes itself as "Version 15.1 (Build 24B83)".
        if clockSource != Self.unknown || system.contains("Linux") { return "Linux" }
        return system.hasPrefix("Version ") ? "macOS" : nil
    }

    private static let unknown = "not available"

    /// The current machine.
    package static var current: Machine {
        let info = ProcessInfo.processInfo
        let description = Platform.processor
        return Machine(
            processor: description.name ?? unknown,
            identity: description.identity,
            clockMegahertz: description.clockMegahertz,
            cores: info.activeProcessorCount,
            memoryGibibytes: Int((Double(info.physicalMemory) / 1_073_741_824).rounded()),
            system: info.operatingSystemVersionString,
            isVirtual: description.isVirtual,
            clockSource: Platform.clockSource ?? unknown
        )
    }

    /// Returns true if the other machine is of the same kind, so that times can be compared. The
    /// clock rate is ignored, because it changes under load.
    package func isSameKind(as other: Machine) -> Bool {
        var (first, second) = (self, other)
        first.clockMegahertz = nil
        second.clockMegahertz = nil
        return first == second
    }
}
