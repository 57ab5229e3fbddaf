// @if SERVICES
internal import PanelModel
// @end
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of the panel")
    struct PanelPresenterTests {
        // @= services.current
        private let supplier = InMemorySupplier(guest: Guest(nick: "Ada"))
        // @end
        private let view = PanelViewSpy()
        #if NUMBERS

            private func presenter(
                // @for number in numbers
                _ tickets: [Int],
                // @end
            ) -> PanelPresenter {
                let presenter = PanelPresenter(
                    // @for service in services
                    // @if service.isCurrent
                    supplier: supplier,
                    // @else
                    dispenser: InMemoryDispenser(tickets: tickets),
                    // @end
                    // @end
                )
                presenter.view = view
                return presenter
            }
        #else
            private let presenter: PanelPresenter

            init() {
                presenter = PanelPresenter(
                    // @for service in services
                    // @if service.isCurrent
                    supplier: supplier,
                    // @else
                    dispenser: InMemoryDispenser(tickets: tickets),
                    // @end
                    // @end
                )
                presenter.view = view
            }
        #endif
        // @for tap in taps
        // @if tap.isConstant

        @Test("{tap.constantTitle}")
        func showsItsTextOfPress() {
            #if NUMBERS
                // @= numbers.none: []
                let presenter = presenter([])
            #endif
            presenter.didTapPress()
            // @= tap.firstCalls: [.showCaption("Ada")]
            #expect(view.calls == [.showCaption("Ada")])
        }
        // @end
        // @if tap.isReading

        @Test("{tap.readingTitle}")
        func readsAtTheTapOfPress() {
            #if NUMBERS
                // @= numbers.first: [1]
                let presenter = presenter([1])
            #endif
            #expect(view.calls.isEmpty)
            presenter.didTapPress()
            // @= tap.settings
            supplier.guest = Guest(nick: "Bo")
            // @end
            // @= tap.firstCalls: [.showCaption("Ada")]
            #expect(view.calls == [.showCaption("Ada")])
            presenter.didTapPress()
            // @if tap.isSingle
            // @= tap.laterCall: .showCaption("Bo")
            #expect(view.calls.last == .showCaption("Bo"))
            // @else
            #expect(
                // @= tap.effectCount: 1
                view.calls.suffix(1)
                    // @= tap.laterCalls: [.showCaption("Bo")]
                    == [.showCaption("Bo")]
            )
            // @end
        }
        // @end
        // @for trial in tap.trials

        @Test(
            "{trial.title}",
            arguments: [
                // @= trial.arguments
                (Guest(nick: "Ada"), "Ada")
                // @end
            ]
        )
        func showsCaption(guest: Guest, caption: String) {
            #if NUMBERS
                // @= numbers.first: [1]
                let presenter = presenter([1])
            #endif
            supplier.guest = guest
            presenter.didTapPress()
            // @if tap.isSingle
            #expect(view.calls == [.showCaption(caption)])
            // @else
            #expect(view.calls.contains(.showCaption(caption)))
            // @end
        }
        // @end
        // @if tap.isNumber

        @Test("{tap.numberTitle}")
        func showsAtTheTapOfPress() {
            // @= tap.twoNumbers: [1, 2]
            let presenter = presenter([1, 2])
            #expect(view.calls.isEmpty)
            for _ in 0..<3 { presenter.didTapPress() }
            // @= tap.threeCalls: [.showCaption("Ada"), .showCaption("Ada"), .showCaption("Ada")]
            #expect(view.calls == [.showCaption("Ada"), .showCaption("Ada"), .showCaption("Ada")])
        }
        // @end
        // @if tap.canLack

        @Test("{tap.lackTitle}")
        func showsWithoutNumbersOfPress() {
            // @= numbers.none: []
            presenter([]).didTapPress()
            // @= tap.lackCalls: [.showCaption("Ada")]
            #expect(view.calls == [.showCaption("Ada")])
        }
        // @end
        // @end
        // @if FOLLOWS

        @Test("The state is shown once the view has loaded")
        func showsTheState() {
            #if NUMBERS
                // @= numbers.first: [1]
                let presenter = presenter([1])
            #endif
            presenter.viewDidLoad()
            // @= state.firstCalls: [.showGauge("0"), .enableRaise(true)]
            #expect(view.calls == [.showGauge("0"), .enableRaise(true)])
        }
        // @end
        // @for walk in walks

        @Test("{walk.title}")
        func followsTheStateOfRaise() {
            #if NUMBERS
                // @= numbers.first: [1]
                let presenter = presenter([1])
            #endif
            // @= walk.presenterSteps
            for _ in 0..<9 { presenter.didTapRaise() }
            #expect(view.calls.suffix(2) == [.showGauge("9"), .enableRaise(false)])
            // @end
            // @if walk.isLimited
            let count = view.calls.count
            presenter.didTapRaise()
            #expect(view.calls.count == count)
            // @end
        }
        // @end

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            #if NUMBERS
                // @= numbers.none: []
                let presenter = presenter([])
            #endif
            var view: PanelViewSpy? = PanelViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
