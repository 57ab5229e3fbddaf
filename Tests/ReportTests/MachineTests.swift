internal import Foundation
internal import Report
internal import Testing
internal import Toolchain

@Suite("The description of the machine")
struct MachineTests {
    @Test("The current machine has plausible properties")
    func machine() {
        let machine = Machine.current
        #expect(machine.cores == ProcessInfo.processInfo.activeProcessorCount)
        #expect((0...1_000_000).contains(machine.memoryGibibytes))
        for text in [machine.processor, machine.system, machine.clockSource] {
            #expect(!text.isEmpty)
            #expect(text == text.trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    @Test("Processors of one name differ in family, model, stepping and microcode")
    func identityOnX86() {
        let description = ProcessorDescription(
            lines: [
                "processor\t: 0", "cpu family\t: 25", "model\t\t: 17", "model name\t: AMD EPYC",
                "stepping\t: 1", "microcode\t: 0x1000065", "cpu MHz\t\t: 2596.634",
                "flags\t\t: fpu hypervisor", "", "processor\t: 1", "model\t\t: 18",
            ]
        )
        #expect(description.name == "AMD EPYC")
        #expect(description.identity == "family 25, model 17, stepping 1, microcode 0x1000065")
        #expect(description.clockMegahertz == 2597)
        #expect(description.isVirtual == true)
    }

    @Test("ARM processors are identified by parts of the main ID register")
    func identityOnARM() {
        let description = ProcessorDescription(
            lines: [
                "processor\t: 0", "CPU implementer\t: 0x41", "CPU architecture: 8",
                "CPU variant\t: 0x3", "CPU part\t: 0xd0c", "CPU revision\t: 1",
            ]
        )
        #expect(
            description.identity == "implementer 0x41, variant 0x3, part 0xd0c, revision 1"
        )
        #expect(description.clockMegahertz == nil)
        #expect(description.isVirtual == nil)
    }

    @Test("A machine with another stepping, but not clock rate, is another kind")
    func kinds() {
        var machine = Machine.current
        machine.clockMegahertz = 1
        #expect(machine.isSameKind(as: .current))
        machine.identity = "family 1, model 2, stepping 3"
        #expect(!machine.isSameKind(as: .current))
    }

    @Test("Load average and CPU steal time are not negative, and steal time never decreases")
    func load() {
        let before = Load.current
        let after = Load.current
        #expect((before.average ?? 0) >= 0)
        #expect((before.stealTicks ?? 0) >= 0)
        #expect((before.stealTicks ?? 0) <= (after.stealTicks ?? 0))
        #expect((before.stealTicks == nil) == (after.stealTicks == nil))
    }

    #if os(Linux)
        @Test("Linux provides load average and CPU steal time")
        func loadOfLinux() throws {
            let text = try String(contentsOfFile: "/proc/loadavg", encoding: .utf8)
            try #require(!text.isEmpty)
            #expect(Load.current.average != nil)
            #expect(Load.current.stealTicks != nil)
        }
    #endif

    @Test("The description has neither the name of the host nor a path")
    func nothingPrivate() throws {
        let machine = Machine.current
        let told = [machine.processor, machine.system, machine.clockSource]
        let words = told.flatMap { $0.split(separator: " ").map(String.init) }
        var buffer = [CChar](repeating: 0, count: 256)
        #expect(gethostname(&buffer, buffer.count - 1) == 0)
        let host = String(
            decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)),
            as: UTF8.self
        )
        #expect(!words.contains(host))
        #expect(!words.contains { $0.hasPrefix("/") })
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(machine))
        let keys = try #require(object as? [String: Any]).keys
        #expect(
            Set(keys).isSubset(of: [
                "processor", "identity", "clockMegahertz", "cores", "memoryGibibytes", "system",
                "isVirtual", "clockSource",
            ])
        )
    }
}
