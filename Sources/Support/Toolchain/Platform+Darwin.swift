#if os(macOS)
    internal import Foundation

    // This file has not been run yet: it is parsed for macOS, and its C part is compiled.
    extension Platform {
        static var systemName: String {
            #if arch(arm64)
                "macOS (arm64)"
            #else
                "macOS"
            #endif
        }

        static var countsInstructions: Bool { false }

        static var recordsCalls: Bool { true }

        /// Apple's linker takes an order of functions from a file, which archbench does not write
        /// yet.
        static var variesLinkOrder: Bool { false }

        /// Frameworks of macOS may crash in a process that is forked and runs no other program. A
        /// crash would count as a killed mutant.
        static var forksWithoutExec: Bool { false }

        /// The file with the symbols of this program; `nil` if the system names addresses itself.
        package static var symbolFile: String? { nil }

        /// Returns the file name of a shared library.
        package static func libraryFile(_ name: String) -> String { "\(name).dylib" }

        /// The options with which a probe is built so that its functions can be linked in any
        /// order.
        package static var layoutFlags: [String] { [] }

        /// Returns the options that link functions in an order that depends on a seed.
        package static func linkOrder(seed: UInt64) -> [String] { [] }

        /// Returns the variables that a program with tests needs in addition.
        package static func testEnvironment(of toolchain: SwiftToolchain) -> [String: String] {
            AppleTestLibraries(toolchain: toolchain.root).environment
        }

        /// The processor of this machine.
        package static var processor: ProcessorDescription {
            ProcessorDescription(
                name: text(of: "machdep.cpu.brand_string"),
                identity: number(of: "hw.cpufamily").map { "family 0x" + String($0, radix: 16) },
                clockMegahertz: nil,
                isVirtual: number(of: "kern.hv_vmm_present").map { $0 != 0 }
            )
        }

        /// The kernel's clock source; `nil` if unknown.
        package static var clockSource: String? { nil }

        /// The load average of the last minute; `nil` if unknown.
        package static var loadAverage: Double? {
            var average = 0.0
            return !isNone && getloadavg(&average, 1) == 1 ? average : nil
        }

        /// The CPU steal time of this virtual machine in hundredths of a second; `nil` if unknown.
        package static var stealTicks: Int? { nil }

        /// Returns the bytes of a value of the kernel; `nil` if it has none of that name.
        private static func bytes(of name: String) -> [UInt8]? {
            var size = 0
            guard !isNone, sysctlbyname(name, nil, &size, nil, 0) == 0, size > 0 else { return nil }
            var bytes = [UInt8](repeating: 0, count: size)
            guard sysctlbyname(name, &bytes, &size, nil, 0) == 0 else { return nil }
            return bytes
        }

        private static func text(of name: String) -> String? {
            bytes(of: name).map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }

        private static func number(of name: String) -> UInt32? {
            bytes(of: name)?.prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
        }
    }
#endif
