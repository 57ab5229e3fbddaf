internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("A manager")
    struct RelayManagerTests {
        private let jobSource = InMemoryJobSource()
        private let printer = InMemoryPrinter()

        private func manager(_ name: String, printer: InMemoryPrinter) -> RelayManager {
            RelayManager(
                name: name,
                worker: RelayWorker(printer: printer),
                jobSource: jobSource
            )
        }

        @Test("A manager is busy until its worker is done, and then celebrates the job")
        func celebrates() {
            let manager = manager("a", printer: printer)
            var events: [String] = []
            manager.onWorkingChange = { events.append("working \($0)") }
            manager.onCelebrate = { events.append($0) }
            manager.start()
            #expect(events == ["working true"])
            #expect(printer.finish())
            #expect(events == ["working true", "working false", "a celebrates job 1"])
        }

        @Test("A busy manager assigns no other job")
        func oneAtATime() {
            let manager = manager("a", printer: printer)
            var lines: [String] = []
            manager.onCelebrate = { lines.append($0) }
            manager.start()
            manager.start()
            #expect(printer.finish())
            #expect(!printer.finish())
            manager.start()
            #expect(printer.finish())
            #expect(lines == ["a celebrates job 1", "a celebrates job 2"])
        }

        @Test("A manager receives the results of its own worker only")
        func itsOwn() {
            let otherPrinter = InMemoryPrinter()
            let managers = [manager("a", printer: printer), manager("b", printer: otherPrinter)]
            var lines: [String] = []
            for manager in managers {
                manager.onCelebrate = { lines.append($0) }
                manager.start()
            }
            #expect(otherPrinter.finish())
            #expect(lines == ["b celebrates job 2"])
            #expect(printer.finish())
            #expect(lines == ["b celebrates job 2", "a celebrates job 1"])
        }

        @Test("A released manager receives nothing, and its worker does not keep it alive")
        func gone() {
            var manager: RelayManager? = manager("a", printer: printer)
            weak let released = manager
            var lines: [String] = []
            manager?.onCelebrate = { lines.append($0) }
            manager?.start()
            manager = nil
            #expect(released == nil)
            #expect(printer.finish())
            #expect(lines == [])
        }
    }
}
