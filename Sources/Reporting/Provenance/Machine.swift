internal import Foundation
internal import Toolchain

/// The machine that figures were made on.
package struct Machine: Hashable, Sendable, Codable {
    /// The processor's name, or "not available".
    package var processor: String
    /// What tells processors of one name apart, such as "family 25, model 17, stepping 1,
    /// microcode 0x1000065"; `nil` where the system does not say.
    package var identity: String?
    /// The clock rate that the system states, which can change from one moment to the next.
    package var clockMegahertz: Int?
    package var cores: Int
    /// In gibibytes, rounded.
    package var memoryGibibytes: Int
    package var system: String
    /// Whether the processor says that it is virtual; `nil` where that is not known.
    package var isVirtual: Bool?
    /// The kernel's source of time, or "not available".
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

    /// This machine.
    package static var current: Machine {
        let info = ProcessInfo.processInfo
        let description = Platform.processor
        return Machine(
            processor: description.name ?? "not available",
            identity: description.identity,
            clockMegahertz: description.clockMegahertz,
            cores: info.activeProcessorCount,
            memoryGibibytes: Int((Double(info.physicalMemory) / 1_073_741_824).rounded()),
            system: info.operatingSystemVersionString,
            isVirtual: description.isVirtual,
            clockSource: Platform.clockSource ?? "not available"
        )
    }

    /// Whether the other machine is of the same kind, so that times can be compared. The clock
    /// rate is left out, because it changes while a machine works.
    package func isSameKind(as other: Machine) -> Bool {
        var (first, second) = (self, other)
        first.clockMegahertz = nil
        second.clockMegahertz = nil
        return first == second
    }
}
