internal import DataBinding
internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of the digit")
    struct DigitViewModelTests {
        private func viewModel(_ digits: [Int]) -> DigitViewModel {
            DigitViewModel(digitSource: InMemoryDigitSource(digits: digits))
        }

        @Test("Each call shows the next digit, and nothing is shown before")
        func showsTheNext() {
            let viewModel = viewModel([3, 1])
            var digits = [viewModel.digit.value]
            for _ in 0..<3 {
                viewModel.showNextDigit()
                digits.append(viewModel.digit.value)
            }
            #expect(digits == ["", "3", "1", "3"])
        }

        @Test("Without a digit “–” is shown")
        func showsWithoutNumbers() {
            let viewModel = viewModel([])
            viewModel.showNextDigit()
            #expect(viewModel.digit.value == "–")
        }

        @Test("An observer receives the digit at once, and every change")
        func tells() {
            let viewModel = viewModel([3, 3, 1])
            let observer = Observer()
            var digits: [String] = []
            viewModel.digit.bind(to: observer) { digits.append($1) }
            for _ in 0..<3 { viewModel.showNextDigit() }
            #expect(digits == ["", "3", "1"])
        }
    }
}
