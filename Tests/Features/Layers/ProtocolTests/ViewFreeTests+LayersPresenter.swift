internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter")
    struct LayersPresenterTests {
        private let personProvider = InMemoryPersonProvider(
            person: Person(firstName: "Ada", lastName: "Byron")
        )
        private let view = LayersViewSpy()
        private let presenter: LayersPresenter

        init() {
            presenter = LayersPresenter(personProvider: personProvider)
            presenter.view = view
        }

        @Test("The person is read at each tap")
        func readsAtTheTap() {
            #expect(view.greetings == [])
            presenter.didTapShowGreeting()
            personProvider.person.firstName = "Mae"
            presenter.didTapShowGreeting()
            #expect(view.greetings == ["Hello Ada Byron", "Hello Mae Byron"])
        }

        @Test("A missing name leaves no second space")
        func missingName() {
            personProvider.person.firstName = ""
            presenter.didTapShowGreeting()
            #expect(view.greetings == ["Hello Byron"])
        }

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            var other: LayersViewSpy? = LayersViewSpy()
            presenter.view = other
            other = nil
            #expect(presenter.view == nil)
        }
    }
}
