internal import Testing

@testable internal import GreetingVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The presenter of the greeting")
    struct GreetingPresenterTests {
        private let interactor = GreetingInteractorSpy()
        private let view = GreetingViewSpy()
        private let presenter: GreetingPresenter

        init() {
            presenter = GreetingPresenter(interactor: interactor)
            presenter.view = view
        }

        @Test("Each tap asks the interactor, and nothing shows before it answers")
        func asksAtTheTap() {
            #expect(interactor.calls.isEmpty)
            presenter.didTapShowGreeting()
            presenter.didTapShowGreeting()
            #expect(interactor.calls == [.fetchName, .fetchName])
            #expect(view.calls.isEmpty)
        }

        @Test(
            "Missing parts of the name leave no space, and any name shows unchanged",
            arguments: [
                (GreetingName(first: "", last: ""), "Hello"),
                (GreetingName(first: "David", last: ""), "Hello David"),
                (GreetingName(first: "", last: "Blaine"), "Hello Blaine"),
                (GreetingName(first: "👩‍👩‍👧", last: "مريم"), "Hello 👩‍👩‍👧 مريم"),
            ]
        )
        func greets(name: GreetingName, greeting: String) {
            presenter.didFetchName(name)
            #expect(view.calls == [.showGreeting(greeting)])
        }

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            var view: GreetingViewSpy? = GreetingViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
