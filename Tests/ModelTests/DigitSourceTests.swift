internal import Model
internal import Testing

@MainActor
@Suite("A source of digits")
struct DigitSourceTests {
    @Test("Digits come in order, and begin again at their end")
    func order() {
        let source = InMemoryDigitSource(digits: [3, 1, 4])
        #expect((0..<7).map { _ in source.nextDigit() } == [3, 1, 4, 3, 1, 4, 3])
    }

    @Test("Without digits there is none")
    func none() {
        let source = InMemoryDigitSource(digits: [])
        #expect(source.nextDigit() == nil)
        #expect(source.nextDigit() == nil)
    }
}
