internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the digit")
    struct DigitPresenterTests {
        private let view = DigitViewSpy()

        private func presenter(_ digits: [Int]) -> DigitPresenter {
            let presenter = DigitPresenter(digitSource: InMemoryDigitSource(digits: digits))
            presenter.view = view
            return presenter
        }

        @Test("Each tap shows the next digit, and nothing is shown before")
        func showsAtTheTap() {
            let presenter = presenter([3, 1])
            #expect(view.calls.isEmpty)
            for _ in 0..<3 { presenter.didTapNext() }
            #expect(view.calls == [.showDigit("3"), .showDigit("1"), .showDigit("3")])
        }

        @Test("Without a digit “–” is shown")
        func showsWithoutNumbers() {
            presenter([]).didTapNext()
            #expect(view.calls == [.showDigit("–")])
        }

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            let presenter = presenter([])
            var view: DigitViewSpy? = DigitViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
