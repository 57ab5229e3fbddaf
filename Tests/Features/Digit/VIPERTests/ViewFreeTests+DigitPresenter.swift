internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the digit")
    struct DigitPresenterTests {
        private let interactor = DigitInteractorSpy()
        private let view = DigitViewSpy()
        private let presenter: DigitPresenter

        init() {
            presenter = DigitPresenter(interactor: interactor)
            presenter.view = view
        }

        @Test("Each tap sends a request to the interactor, and nothing is shown before the answer")
        func asksAtTheTap() {
            #expect(interactor.calls.isEmpty)
            presenter.didTapNext()
            presenter.didTapNext()
            #expect(interactor.calls == [.fetchNextDigit, .fetchNextDigit])
            #expect(view.calls.isEmpty)
        }

        @Test("The digit is shown, and without one “–”", arguments: [(3, "3"), (nil, "–")])
        func shows(digit: Int?, text: String) {
            presenter.didFetchDigit(digit)
            #expect(view.calls == [.showDigit(text)])
        }

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            var view: DigitViewSpy? = DigitViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
