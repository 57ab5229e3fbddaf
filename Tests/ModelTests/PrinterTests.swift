internal import Model
internal import Testing

@MainActor
@Suite("The printer and the source of job numbers")
struct PrinterTests {
    @Test("A print job completes once, when the printer finishes it")
    func finishes() {
        let printer = InMemoryPrinter()
        #expect(!printer.finish())
        var done: [Int] = []
        printer.print(3) { done.append(3) }
        #expect(done.isEmpty)
        #expect(printer.finish())
        #expect(!printer.finish())
        #expect(done == [3])
    }

    @Test("The completion of a print job can start the next one")
    func again() {
        let printer = InMemoryPrinter()
        var done: [Int] = []
        printer.print(1) {
            done.append(1)
            printer.print(2) { done.append(2) }
        }
        #expect(printer.finish())
        #expect(printer.finish())
        #expect(done == [1, 2])
    }

    @Test("Job numbers begin with 1")
    func counts() {
        let source = InMemoryJobSource()
        #expect((0..<3).map { _ in source.nextJob() } == [1, 2, 3])
    }
}
