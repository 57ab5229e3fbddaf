internal import ImplementationTesting
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @Suite("The reducer of the digit")
    struct DigitReducerTests {
        @Test(
            "A tap asks for the next digit; the digit is shown, and without one “–”",
            arguments: [
                (.nextTapped, Reduction(DigitState(digit: "7"), [.readNextDigit])),
                (.digitRead(3), Reduction(DigitState(digit: "3"))),
                (.digitRead(nil), Reduction(DigitState(digit: "–"))),
            ] as [(DigitAction, Reduction<DigitState, DigitEffect>)]
        )
        func reduces(action: DigitAction, reduction: Reduction<DigitState, DigitEffect>) {
            let state = DigitState(digit: "7")
            #expect(Reduction(of: action, in: state, by: DigitReducer.reduce) == reduction)
        }
    }
}
