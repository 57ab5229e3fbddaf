internal import Foundation

#if canImport(Darwin)
    internal import Darwin
#endif

/// What the system says about the first processor: on Linux in `/proc/cpuinfo`, on macOS by `sysctl`.
package struct ProcessorDescription: Equatable, Sendable {
    /// The name that the manufacturer gives.
    package let name: String?
    /// On x86 family, model, stepping and microcode; on ARM the parts of the main ID register
    /// (MIDR_EL1).
    package let identity: String?
    package let clockMegahertz: Int?
    /// Whether the processor says that it is virtual.
    package let isVirtual: Bool?

    /// Reads lines of the form "name : value".
    package init(lines: [Substring]) {
        func field(_ name: String) -> String? {
            for line in lines {
                let parts = line.split(separator: ":", maxSplits: 1).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                if parts.count == 2, parts[0] == name, !parts[1].isEmpty { return parts[1] }
            }
            return nil
        }
        let fields = [
            ("cpu family", "family"), ("model", "model"), ("stepping", "stepping"),
            ("microcode", "microcode"), ("CPU implementer", "implementer"),
            ("CPU variant", "variant"), ("CPU part", "part"), ("CPU revision", "revision"),
        ]
        let identity = fields.compactMap { key, word in field(key).map { "\(word) \($0)" } }
        self.identity =
            identity.isEmpty ? Self.control("hw.cpufamily") : identity.joined(separator: ", ")
        name = field("model name") ?? Self.control("machdep.cpu.brand_string")
        clockMegahertz = field("cpu MHz").flatMap(Double.init).map { Int($0.rounded()) }
        isVirtual = field("flags").map { $0.split(separator: " ").contains("hypervisor") }
    }

    /// A value of the kernel on macOS; `nil` on other systems.
    private static func control(_ name: String) -> String? {
        #if canImport(Darwin)
            var size = 0
            guard sysctlbyname(name, nil, &size, nil, 0) == 0, size > 1 else { return nil }
            var bytes = [UInt8](repeating: 0, count: size)
            guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
            if name.hasSuffix("string") {
                return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            let digits = bytes.prefix(4).reversed().map { String(format: "%02x", $0) }
            return "family 0x\(digits.joined())"
        #else
            return nil
        #endif
    }
}
