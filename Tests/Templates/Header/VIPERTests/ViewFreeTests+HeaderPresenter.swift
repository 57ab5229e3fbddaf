internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the header")
    struct HeaderPresenterTests {
        private let interactor = HeaderInteractorSpy()
        // @if LEADS
        private let router = HeaderRouterSpy()
        // @end
        private let view = HeaderViewSpy()
        private let presenter: HeaderPresenter

        // @if CONDITIONAL
        init() {
            // @= header.fact: isOpen
            self.init(isOpen: false)
        }

        private init(
            // @for fact in facts
            isOpen: Bool = false,
            // @end
        ) {
            // @else
            // | init() {
            // @end
            presenter = HeaderPresenter(
                // @if LEADS
                guestID: 7,
                // @end
                // @for fact in facts
                isOpen: isOpen,
                // @end
                interactor: interactor,
                // @if LEADS
                router: router
                    // @end
            )
            presenter.view = view
        }

        @Test("The values of the interactor are shown when they have loaded")
        func loads() {
            presenter.viewDidLoad()
            #expect(interactor.calls == [.fetchGuest])
            // @= header.showsNothing
            #expect(view.calls == [.showPortrait("nobody.png")])
            // @end
            // @= header.first: GuestSummary(name: "Al", portrait: "al", isHere: false)
            presenter.didFetchGuest(GuestSummary(name: "Al", portrait: "al", isHere: false))
            // @= header.showsAll
            #expect(
                view.calls == [
                    .showPortrait("nobody.png"), .showPortrait("al"), .showCaption("Al"),
                ]
            )
            // @end
        }

        @Test("A failed load is reported")
        func loadFails() {
            presenter.didFailToFetchGuest()
            #expect(view.calls == [.showToast("{header.failure}")])
        }
        // @for element in tried

        @Test(
            "The caption of any guest is shown",
            arguments: [
                // @= element.samples
                (GuestSummary(name: "Al", portrait: "al", isHere: false), "Al"),
                (GuestSummary(name: "Bo", portrait: "al", isHere: false), "Bo"),
                // @end
            ]
        )
        func showsCaption(guest: GuestSummary, caption: String) {
            // @= element.header: let header = Self()
            let header = Self()
            header.presenter.didFetchGuest(guest)
            #expect(header.view.calls.contains(.showCaption(caption)))
        }
        // @end
        // @for fact in facts

        @Test("Conditional elements follow “{fact.name}”")
        func loadsWhereOpen() {
            let header = Self(isOpen: true)
            // @= header.first: GuestSummary(name: "Al", portrait: "al", isHere: false)
            header.presenter.didFetchGuest(GuestSummary(name: "Al", portrait: "al", isHere: false))
            // @= fact.shows
            #expect(
                header.view.calls == [
                    .showPortrait("al"), .showCaption("Al"), .showLeaveTitle("Come"),
                ]
            )
            // @end
        }
        // @end
        // @for toggle in toggles

        @Test("“{toggle.button}” is passed to the interactor, and the result is reported")
        func asksAtLeave() {
            presenter.didTapLeave()
            #expect(interactor.calls == [.toggleHere])
            #expect(view.calls.isEmpty)
            // @= toggle.changed: GuestSummary(name: "Al", portrait: "al", isHere: true)
            presenter.didChangeGuest(GuestSummary(name: "Al", portrait: "al", isHere: true))
            // @= toggle.showsChange
            #expect(view.calls == [.showCaption("Al")])
            // @end
            // @for failure in toggle.failures
            // @= failure.argument: GuestSummary(name: "Al", portrait: "al", isHere: false)
            presenter.didFailToChangeHere(GuestSummary(name: "Al", portrait: "al", isHere: false))
            // @= failure.text: "Could not come"
            #expect(view.calls.last == .showToast("Could not come"))
            // @end
        }
        // @for question in toggle.questions

        @Test(
            "The question shows the current values",
            arguments: [
                // @= question.samples
                (GuestSummary(name: "Al", portrait: "al", isHere: true), "Leave?"),
                (GuestSummary(name: "", portrait: "al", isHere: true), "Leave?"),
                // @end
            ]
        )
        func asksAboutIt(guest: GuestSummary, question: String) {
            presenter.mustConfirmHere(guest)
            #expect(view.calls == [.confirmHere(question)])
        }
        // @end
        // @if toggle.asks

        @Test("The confirmation is requested, and the answer is passed on")
        func confirmsLeave() {
            // @= header.first: GuestSummary(name: "Al", portrait: "al", isHere: false)
            presenter.mustConfirmHere(GuestSummary(name: "Al", portrait: "al", isHere: false))
            // @= toggle.firstQuestion: "Leave?"
            #expect(view.calls == [.confirmHere("Leave?")])
            presenter.didConfirmHere()
            #expect(interactor.calls == [.confirmHere])
        }
        // @end
        // @end
        // @for link in links

        @Test("A tap on the portrait is passed to the router")
        func opensPortrait() {
            presenter.didTapPortrait()
            #expect(router.calls == [.openHost(id: 7)])
        }
        // @end

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            var view: HeaderViewSpy? = HeaderViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
