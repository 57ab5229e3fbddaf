internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the greeting")
    struct GreetingPresenterTests {
        private let personProvider = InMemoryPersonProvider(
            person: Person(firstName: "David", lastName: "Blaine")
        )
        private let view = GreetingViewSpy()
        private let presenter: GreetingPresenter

        init() {
            presenter = GreetingPresenter(personProvider: personProvider)
            presenter.view = view
        }

        @Test("The person is read at each tap, not before")
        func readsAtTheTap() {
            #expect(view.calls.isEmpty)
            presenter.didTapShowGreeting()
            personProvider.person = Person(firstName: "Ada", lastName: "Lovelace")
            #expect(view.calls == [.showGreeting("Hello David Blaine")])
            presenter.didTapShowGreeting()
            #expect(view.calls.last == .showGreeting("Hello Ada Lovelace"))
        }

        @Test(
            "Missing parts leave no space, and any text shows unchanged",
            arguments: [
                (Person(firstName: "", lastName: ""), "Hello"),
                (Person(firstName: "David", lastName: ""), "Hello David"),
                (Person(firstName: "", lastName: "Blaine"), "Hello Blaine"),
                (Person(firstName: "👩‍👩‍👧", lastName: "مريم"), "Hello 👩‍👩‍👧 مريم"),
            ]
        )
        func shows(person: Person, greeting: String) {
            personProvider.person = person
            presenter.didTapShowGreeting()
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
