internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("A manager")
    struct RelayManagerTests {
        private let jobSource = InMemoryJobSource()
        private let printer = InMemoryPrinter()

        private func pair(
            _ name: String,
            printer: InMemoryPrinter
        ) -> (manager: RelayManager, worker: RelayWorker) {
            let channel = RelayChannel()
            return (
                RelayManager(name: name, channel: channel, jobSource: jobSource),
                RelayWorker(channel: channel, printer: printer)
            )
        }

        @Test("A manager is busy until its worker is done, and then celebrates the job")
        func celebrates() {
            let (manager, worker) = pair("a", printer: printer)
            defer { withExtendedLifetime(worker) {} }
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
            let (manager, worker) = pair("a", printer: printer)
            defer { withExtendedLifetime(worker) {} }
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

        @Test("Manager and worker receive nothing from another pair")
        func itsOwn() {
            let otherPrinter = InMemoryPrinter()
            let pairs = [pair("a", printer: printer), pair("b", printer: otherPrinter)]
            defer { withExtendedLifetime(pairs) {} }
            var lines: [String] = []
            for (manager, _) in pairs {
                manager.onCelebrate = { lines.append($0) }
                manager.start()
            }
            #expect(otherPrinter.finish())
            #expect(lines == ["b celebrates job 2"])
            #expect(printer.finish())
            #expect(lines == ["b celebrates job 2", "a celebrates job 1"])
        }

        @Test("A released manager receives no notification")
        func releasedManager() {
            var manager: RelayManager?
            let worker: RelayWorker
            (manager, worker) = pair("a", printer: printer)
            defer { withExtendedLifetime(worker) {} }
            weak let released = manager
            var lines: [String] = []
            manager?.onCelebrate = { lines.append($0) }
            manager?.start()
            manager = nil
            #expect(released == nil)
            #expect(printer.finish())
            #expect(lines == [])
        }

        @Test("A released worker receives no job")
        func releasedWorker() {
            let manager: RelayManager
            var worker: RelayWorker?
            (manager, worker) = pair("a", printer: printer)
            weak let released = worker
            worker = nil
            #expect(released == nil)
            manager.start()
            #expect(!printer.finish())
        }
    }
}
