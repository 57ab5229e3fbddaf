internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model of the digit")
    struct DigitModelTests {
        private func model(_ digits: [Int]) -> DigitModel {
            DigitModel(digitSource: InMemoryDigitSource(digits: digits))
        }

        @Test("Each call shows the next digit, and nothing is shown before")
        func showsTheNext() {
            let model = model([3, 1])
            var digits = [model.digit]
            for _ in 0..<3 {
                model.showNextDigit()
                digits.append(model.digit)
            }
            #expect(digits == ["", "3", "1", "3"])
        }

        @Test("Without a digit “–” is shown")
        func showsWithoutNumbers() {
            let model = model([])
            model.showNextDigit()
            #expect(model.digit == "–")
        }
    }
}
