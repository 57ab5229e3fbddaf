internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The effect handler of the digit")
    struct DigitEffectHandlerTests {
        private func actions(_ digits: [Int], count: Int) -> [DigitAction] {
            let handler = DigitEffectHandler(digitSource: InMemoryDigitSource(digits: digits))
            var actions: [DigitAction] = []
            for _ in 0..<count { handler.perform(.readNextDigit) { actions.append($0) } }
            return actions
        }

        @Test("Each effect reads the next digit")
        func reads() {
            #expect(actions([3, 1], count: 3) == [.digitRead(3), .digitRead(1), .digitRead(3)])
        }

        @Test("Without a digit, the answer is nil")
        func readsNone() {
            #expect(actions([], count: 1) == [.digitRead(nil)])
        }
    }
}
