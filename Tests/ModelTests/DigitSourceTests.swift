internal import Model
internal import Testing

@MainActor
@Suite("The source of digits")
struct DigitSourceTests {
    @Test("Digits repeat in order")
    func order() {
        let source = InMemoryDigitSource(digits: [3, 1, 4])
        #expect((0..<7).map { _ in source.nextDigit() } == [3, 1, 4, 3, 1, 4, 3])
    }

    @Test("A source without digits returns nil")
    func none() {
        let source = InMemoryDigitSource(digits: [])
        #expect(source.nextDigit() == nil)
        #expect(source.nextDigit() == nil)
    }
}
