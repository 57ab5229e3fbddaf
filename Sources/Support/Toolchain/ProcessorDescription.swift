internal import Foundation

/// The system's description of the first processor.
package struct ProcessorDescription: Equatable, Sendable {
    /// The manufacturer's name of the processor.
    package let name: String?
    /// On x86 family, model, stepping and microcode; on ARM the parts of the main ID register
    /// (MIDR_EL1).
    package let identity: String?
    package let clockMegahertz: Int?
    /// Indicates whether the processor reports that it is virtual.
    package let isVirtual: Bool?

    init(name: String?, identity: String?, clockMegahertz: Int?, isVirtual: Bool?) {
        self.name = name
        self.identity = identity
        self.clockMegahertz = clockMegahertz
        self.isVirtual = isVirtual
    }

    /// Parses lines of the form "name : value", as Linux writes them.
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
        self.init(
            name: field("model name"),
            identity: identity.isEmpty ? nil : identity.joined(separator: ", "),
            clockMegahertz: field("cpu MHz").flatMap(Double.init).map { Int($0.rounded()) },
            isVirtual: field("flags").map { $0.split(separator: " ").contains("hypervisor") }
        )
    }
}
