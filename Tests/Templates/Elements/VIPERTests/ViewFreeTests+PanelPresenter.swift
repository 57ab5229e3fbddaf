internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the panel")
    struct PanelPresenterTests {
        private let interactor = PanelInteractorSpy()
        private let view = PanelViewSpy()
        private let presenter: PanelPresenter

        init() {
            presenter = PanelPresenter(interactor: interactor)
            presenter.view = view
        }
        // @for tap in taps
        // @if tap.isConstant

        @Test("{tap.constantTitle}")
        func showsItsTextOfPress() {
            presenter.didTapLeave()
            // @= tap.firstCalls: [.showCaption("Ada")]
            #expect(view.calls == [.showCaption("Ada")])
            #expect(interactor.calls.isEmpty)
        }
        // @else

        @Test("{tap.requestsTitle}")
        func asksAtTheTapOfPress() {
            #expect(interactor.calls.isEmpty)
            presenter.didTapPress()
            presenter.didTapPress()
            #expect(interactor.calls == [.fetchGuest, .fetchGuest])
            #expect(view.calls.isEmpty)
        }
        // @end
        // @if tap.isNumber

        @Test(
            "{tap.shownTitle}",
            // @= tap.shownNumbers: [(1, "Ada"), (nil, "Ada")]
            arguments: [(1, "Ada"), (nil, "Ada")]
        )
        // @for number in tap.numbers
        func showsOfPress(ticket: Int?, text: String) {
            // @= tap.shownReply: GuestSummary(nick: "Ada")
            presenter.didFetchGuest(GuestSummary(nick: "Ada"))
            // @for effect in tap.effects
            #expect(view.calls == [.showCaption(text)])
            // @end
        }
        // @end
        // @end
        // @for trial in tap.summaryTrials

        @Test(
            "{trial.title}",
            arguments: [
                // @= trial.arguments
                (GuestSummary(nick: "Ada"), "Ada")
                // @end
            ]
        )
        func showsCaption(guest: GuestSummary, caption: String) {
            // @= trial.reply: GuestSummary(nick: "Ada")
            presenter.didFetchGuest(GuestSummary(nick: "Ada"))
            // @if tap.isSingle
            #expect(view.calls == [.showCaption(caption)])
            // @else
            #expect(view.calls.contains(.showCaption(caption)))
            // @end
        }
        // @end
        // @if tap.lacksAnswer

        @Test("{tap.lackTitle}")
        func showsWithoutNumbersOfPress() {
            // @= tap.lackReply: GuestSummary(nick: "Ada")
            presenter.didFetchGuest(GuestSummary(nick: "Ada"))
            // @= tap.lackAnswerCalls: [.showCaption("Ada")]
            #expect(view.calls == [.showCaption("Ada")])
        }
        // @end
        // @if tap.showsAnswer

        @Test("{tap.answerTitle}")
        func showsTheAnswerOfPress() {
            // @= tap.firstReply: GuestSummary(nick: "Ada")
            presenter.didFetchGuest(GuestSummary(nick: "Ada"))
            // @= tap.answerCalls: [.showCaption("Ada")]
            #expect(view.calls == [.showCaption("Ada")])
        }
        // @end
        // @end
        // @if FOLLOWS

        @Test("The presenter requests the state once the view has loaded")
        func requestsTheState() {
            presenter.viewDidLoad()
            #expect(interactor.calls == [.fetchState])
            #expect(view.calls.isEmpty)
        }

        @Test(
            "The view follows the state",
            arguments: [
                // @= state.arguments
                (
                    PanelSummary(level: 1, isRaisePossible: true),
                    [.showGauge("1"), .enableRaise(true)]
                )
                // @end
            ] as [(PanelSummary, [PanelViewSpy.Call])]
        )
        func showsTheState(state: PanelSummary, calls: [PanelViewSpy.Call]) {
            presenter.didUpdateState(state)
            #expect(view.calls == calls)
        }
        // @end

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            var view: PanelViewSpy? = PanelViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
