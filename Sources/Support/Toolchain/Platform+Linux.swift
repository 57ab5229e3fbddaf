#if os(Linux)
    internal import Foundation

    extension Platform {
        static var systemName: String {
            #if arch(x86_64)
                "Linux (x86_64)"
            #elseif arch(arm64)
                "Linux (arm64)"
            #else
                "Linux"
            #endif
        }

        static var countsInstructions: Bool {
            #if arch(x86_64)
                true
            #else
                false
            #endif
        }

        static var recordsCalls: Bool {
            #if arch(x86_64) || arch(arm64)
                true
            #else
                false
            #endif
        }

        static var variesLinkOrder: Bool { true }

        static var forksWithoutExec: Bool { true }

        /// The file with the symbols of this program; `nil` if the system names addresses itself.
        package static var symbolFile: String? { "/proc/self/exe" }

        /// Returns the file name of a shared library.
        package static func libraryFile(_ name: String) -> String { "\(name).so" }

        /// The options with which a probe is built so that its functions can be linked in any
        /// order. Its standard library is static, because with the dynamic one allocating code
        /// differs between launches of the same binary.
        package static var layoutFlags: [String] {
            [
                "--static-swift-stdlib", "-Xswiftc", "-Xfrontend", "-Xswiftc", "-function-sections",
                "-Xswiftc", "-use-ld=lld",
            ]
        }

        /// Returns the options that link functions in an order that depends on a seed.
        package static func linkOrder(seed: UInt64) -> [String] {
            // The linker interprets 0 as random, and takes 32 bits. Data is shuffled, too, because
            // it contains types and tables of functions.
            let seed = seed % 1_000_000_007 + 1
            return [".text*", ".data*", ".rodata*", ".bss*"].flatMap { sections in
                ["-Xlinker", "--shuffle-sections=\(sections)=\(seed)"]
            }
        }

        /// Returns the variables that a program with tests needs in addition.
        package static func testEnvironment(of toolchain: SwiftToolchain) -> [String: String] {
            [:]
        }

        /// The processor of this machine.
        package static var processor: ProcessorDescription {
            ProcessorDescription(lines: lines(of: "/proc/cpuinfo"))
        }

        /// The kernel's clock source; `nil` if unknown.
        package static var clockSource: String? {
            lines(of: "/sys/devices/system/clocksource/clocksource0/current_clocksource").first
                .map(String.init)
        }

        /// The load average of the last minute; `nil` if unknown.
        package static var loadAverage: Double? {
            let average = lines(of: "/proc/loadavg").first?.split(separator: " ").first
            return average.flatMap { Double($0) }
        }

        /// The CPU steal time of this virtual machine in hundredths of a second; `nil` if unknown.
        package static var stealTicks: Int? {
            // "cpu user nice system idle iowait irq softirq steal …"
            let times = lines(of: "/proc/stat").first?.split(separator: " ") ?? []
            return times.count > 8 ? Int(times[8]) : nil
        }

        /// Returns the lines of a small text file of the system; none if it does not exist.
        private static func lines(of path: String) -> [Substring] {
            guard !isNone, let data = FileManager.default.contents(atPath: path) else { return [] }
            return String(decoding: data, as: UTF8.self).split(separator: "\n")
        }
    }
#endif
