internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
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

        @Test("Each tap sends a request to the interactor, and nothing is shown before the answer")
        func asksAtTheTap() {
            #expect(interactor.calls.isEmpty)
            presenter.didTapShowGreeting()
            presenter.didTapShowGreeting()
            #expect(interactor.calls == [.fetchPerson, .fetchPerson])
            #expect(view.calls.isEmpty)
        }

        @Test(
            "Missing parts leave no space, and any text shows unchanged",
            arguments: [
                (PersonSummary(firstName: "", lastName: ""), "Hello"),
                (PersonSummary(firstName: "David", lastName: ""), "Hello David"),
                (PersonSummary(firstName: "", lastName: "Blaine"), "Hello Blaine"),
                (PersonSummary(firstName: "👩‍👩‍👧", lastName: "مريم"), "Hello 👩‍👩‍👧 مريم"),
            ]
        )
        func shows(person: PersonSummary, greeting: String) {
            presenter.didFetchPerson(person)
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
