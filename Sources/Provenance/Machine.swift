internal import Foundation

/// The machine that figures were made on.
package struct Machine: Hashable, Sendable, Codable {
    /// The processor's name, or "not available".
    package var processor: String
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
        cores: Int,
        memoryGibibytes: Int,
        system: String,
        isVirtual: Bool?,
        clockSource: String
    ) {
        self.processor = processor
        self.cores = cores
        self.memoryGibibytes = memoryGibibytes
        self.system = system
        self.isVirtual = isVirtual
        self.clockSource = clockSource
    }

    /// This machine.
    package static var current: Machine {
        let info = ProcessInfo.processInfo
        let processors = SystemFile.lines(of: "/proc/cpuinfo")
        func field(_ name: String) -> String? {
            let line = processors.first { $0.hasPrefix(name) }
            return line?.split(separator: ":", maxSplits: 1).last.map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
        let clockSource = SystemFile.lines(
            of: "/sys/devices/system/clocksource/clocksource0/current_clocksource"
        ).first.map(String.init)
        return Machine(
            processor: field("model name") ?? "not available",
            cores: info.activeProcessorCount,
            memoryGibibytes: Int((Double(info.physicalMemory) / 1_073_741_824).rounded()),
            system: info.operatingSystemVersionString,
            isVirtual: field("flags").map { $0.split(separator: " ").contains("hypervisor") },
            clockSource: clockSource ?? "not available"
        )
    }
}
