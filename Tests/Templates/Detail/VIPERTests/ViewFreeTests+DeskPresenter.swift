internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the guest")
    struct DeskPresenterTests {
        private let interactor = DeskInteractorSpy()
        private let view = DeskViewSpy()
        private let presenter: DeskPresenter
        // @if LEADS
        private let router = DeskRouterSpy()
        // @end

        init(
            // @for fact in facts
            isOpen: Bool = false,
            // @end
        ) {
            presenter = DeskPresenter(
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
            presenter.didBeginFetchingGuest()
            #expect(view.calls == [.showLoading])
            presenter.didFetchGuest(
                // @= screen.first: GuestSummary(level: 1, hostNumber: 2, isHere: false, isPressPossible: true)
                GuestSummary(level: 1, hostNumber: 2, isHere: false, isPressPossible: true)
            )
            // @= screen.showsLoaded
            #expect(
                view.calls == [
                    .showLoading, .showCaption("1"), .showLeaveTitle("Come"), .enablePress(true),
                    .hideGuide(true),
                    .showContent,
                ]
            )
            // @end
        }

        @Test("A failed load shows an error, and the button requests it again")
        func loadFails() {
            presenter.didFailToFetchGuest()
            #expect(view.calls == [.showError("{screen.failure}")])
            presenter.didTapRetry()
            #expect(interactor.calls == [.fetchGuest])
        }
        // @for element in tried
        // @if element.isLabel

        @Test(
            "The caption of any guest is shown",
            arguments: [
                // @= element.summarySamples
                (GuestSummary(level: 1, hostNumber: 2, isHere: false, isPressPossible: true), "1"),
                (GuestSummary(level: 3, hostNumber: 2, isHere: false, isPressPossible: true), "3"),
                // @end
            ]
        )
        func showsCaption(guest: GuestSummary, caption: String) {
            #if CHANGES
                presenter.didChangeGuest(guest)
            #else
                presenter.didFetchGuest(guest)
            #endif
            #expect(view.calls.contains(.showCaption(caption)))
        }
        // @else

        @Test(
            "The leave title of any guest is shown",
            arguments: [
                // @= element.summarySamples
                (
                    GuestSummary(level: 1, hostNumber: 2, isHere: false, isPressPossible: true),
                    "Come"
                ),
                (
                    GuestSummary(level: 1, hostNumber: 2, isHere: true, isPressPossible: true),
                    "Leave"
                ),
                // @end
            ]
        )
        func showsLeaveTitle(guest: GuestSummary, leaveTitle: String) {
            #if CHANGES
                presenter.didChangeGuest(guest)
            #else
                presenter.didFetchGuest(guest)
            #endif
            #expect(view.calls.contains(.showLeaveTitle(leaveTitle)))
        }
        // @end
        // @end
        // @for limit in disabled

        @Test("“{limit.button}” is disabled if the interactor reports it")
        func disablesPress() {
            presenter.didChangeGuest(
                // @= limit.summary: GuestSummary(level: 9, hostNumber: 2, isHere: false, isPressPossible: false)
                GuestSummary(level: 9, hostNumber: 2, isHere: false, isPressPossible: false)
            )
            // @= limit.shows
            #expect(
                view.calls == [
                    .showCaption("9"), .showLeaveTitle("Come"), .enablePress(false),
                    .hideGuide(true),
                ]
            )
            // @end
        }
        // @end
        // @for fact in facts

        @Test("Conditional buttons follow “{fact.name}”")
        func showsWhereOpen() {
            let screen = Self(isOpen: true)
            screen.presenter.didFetchGuest(
                // @= screen.first: GuestSummary(level: 1, hostNumber: 2, isHere: false, isPressPossible: true)
                GuestSummary(level: 1, hostNumber: 2, isHere: false, isPressPossible: true)
            )
            // @= fact.shows
            #expect(
                screen.view.calls == [
                    .showCaption("1"), .showLeaveTitle("Come"), .enablePress(true),
                    .hideGuide(false), .showContent,
                ]
            )
            // @end
        }
        // @end
        // @for link in links

        @Test("“{link.button}” is passed to the router with the number that is shown")
        func opensGuide() {
            presenter.didTapGuide()
            #expect(router.calls.isEmpty)
            presenter.didFetchGuest(
                // @= link.summary: GuestSummary(level: 1, hostNumber: 7, isHere: false, isPressPossible: true)
                GuestSummary(level: 1, hostNumber: 7, isHere: false, isPressPossible: true)
            )
            presenter.didTapGuide()
            // @= link.number: 7
            #expect(router.calls == [.openHost(id: 7)])
        }
        // @end
        // @for tap in taps

        @Test("“{tap.button}” is passed to the interactor, and the result is reported")
        func asksAtPress() {
            presenter.didTapPress()
            #expect(interactor.calls == [.press])
            #expect(view.calls.isEmpty)
            // @for outcome in tap.outcomes
            // @if outcome.tells
            presenter.didSucceedAtPress()
            // @= outcome.success: "Pressed"
            #expect(view.calls == [.showToast("Pressed")])
            view.calls = []
            // @end
            presenter.didFailAtPress()
            // @= outcome.failureText: "Could not press"
            #expect(view.calls == [.showToast("Could not press")])
            // @if !outcome.isLast
            // | view.calls = []
            // @end
            // @end
        }
        // @if tap.asks
        // @if tap.isNamed

        @Test(
            "The question shows the current values",
            arguments: [
                // @= tap.summaryQuestions
                (
                    GuestSummary(level: 1, hostNumber: 2, isHere: false, isPressPossible: true),
                    "Leave at 1?"
                ),
                (
                    GuestSummary(level: 3, hostNumber: 2, isHere: false, isPressPossible: true),
                    "Leave at 3?"
                ),
                // @end
            ]
        )
        func asksAboutIt(guest: GuestSummary, question: String) {
            presenter.mustConfirmLeave(guest)
            #expect(view.calls == [.confirmLeave(question)])
        }
        // @end

        @Test("The confirmation is requested, and the answer is passed on")
        func confirmsLeave() {
            presenter.mustConfirmLeave(
                // @= tap.start: GuestSummary(level: 1, hostNumber: 2, isHere: false, isPressPossible: true)
                GuestSummary(level: 1, hostNumber: 2, isHere: false, isPressPossible: true)
            )
            // @= tap.question: "Leave at 1?"
            #expect(view.calls == [.confirmLeave("Leave at 1?")])
            // @for outcome in tap.outcomes
            presenter.didConfirmLeave()
            // @end
            // @= tap.answers: .confirmLeave
            #expect(interactor.calls == [.confirmLeave])
        }
        // @end
        // @end

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            var view: DeskViewSpy? = DeskViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
