internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of the digit")
    struct DigitInteractorTests {
        private let output = DigitInteractorOutputSpy()

        private func interactor(_ digits: [Int]) -> DigitInteractor {
            let interactor = DigitInteractor(digitSource: InMemoryDigitSource(digits: digits))
            interactor.output = output
            return interactor
        }

        @Test("Each request passes the next digit to the output, and nothing is passed before")
        func handsUpAtTheRequest() {
            let interactor = interactor([3, 1])
            #expect(output.calls.isEmpty)
            for _ in 0..<3 { interactor.fetchNextDigit() }
            #expect(output.calls == [.didFetchDigit(3), .didFetchDigit(1), .didFetchDigit(3)])
        }

        @Test("Without a digit, the answer is nil")
        func handsUpNoDigit() {
            interactor([]).fetchNextDigit()
            #expect(output.calls == [.didFetchDigit(nil)])
        }

        @Test("The interactor keeps no output alive")
        func keepsNoOutput() {
            let interactor = interactor([])
            var output: DigitInteractorOutputSpy? = DigitInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
        }
    }
}
