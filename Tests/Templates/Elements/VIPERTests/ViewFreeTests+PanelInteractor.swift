// @if SERVICES
internal import PanelModel
// @end
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of the panel")
    struct PanelInteractorTests {
        // @= services.current
        private let supplier = InMemorySupplier(guest: Guest(nick: "Ada"))
        // @end
        private let output = PanelInteractorOutputSpy()
        #if NUMBERS

            private func interactor(
                // @for number in numbers
                _ tickets: [Int],
                // @end
            ) -> PanelInteractor {
                let interactor = PanelInteractor(
                    // @for service in services
                    // @if service.isCurrent
                    supplier: supplier,
                    // @else
                    dispenser: InMemoryDispenser(tickets: tickets),
                    // @end
                    // @end
                )
                interactor.output = output
                return interactor
            }
        #else
            private let interactor: PanelInteractor

            init() {
                interactor = PanelInteractor(
                    // @for service in services
                    // @if service.isCurrent
                    supplier: supplier,
                    // @else
                    dispenser: InMemoryDispenser(tickets: tickets),
                    // @end
                    // @end
                )
                interactor.output = output
            }
        #endif
        // @for tap in requests
        // @if tap.isReading

        @Test("{tap.requestTitle}")
        func readsAtTheRequestOfPress() {
            #if NUMBERS
                // @= numbers.first: [1]
                let interactor = interactor([1])
            #endif
            #expect(output.calls.isEmpty)
            interactor.fetchGuest()
            // @= tap.settings
            supplier.guest = Guest(nick: "Bo")
            // @end
            #expect(
                output.calls == [
                    // @= tap.firstReply: GuestSummary(nick: "Ada")
                    .didFetchGuest(GuestSummary(nick: "Ada"))
                ]
            )
            interactor.fetchGuest()
            #expect(
                output.calls.last
                    // @= tap.laterReply: GuestSummary(nick: "Bo")
                    == .didFetchGuest(GuestSummary(nick: "Bo"))
            )
        }
        // @end
        // @if tap.isNumber

        @Test("{tap.nextTitle}")
        func handsUpAtTheRequestOfPress() {
            // @= tap.twoNumbers: [1, 2]
            let interactor = interactor([1, 2])
            #expect(output.calls.isEmpty)
            for _ in 0..<3 { interactor.fetchGuest() }
            #expect(
                output.calls
                    // @= tap.threeReplies: Array(repeating: .didFetchGuest(GuestSummary(nick: "Ada")), count: 3)
                    == Array(repeating: .didFetchGuest(GuestSummary(nick: "Ada")), count: 3)
            )
        }

        // @for number in tap.numbers
        @Test("Without a ticket, the answer is nil")
        func handsUpNoTicketOfPress() {
            // @= numbers.none: []
            interactor([]).fetchGuest()
            // @= tap.none: GuestSummary(nick: "Ada")
            #expect(output.calls == [.didFetchGuest(GuestSummary(nick: "Ada"))])
        }
        // @end
        // @end
        // @end
        // @if FOLLOWS

        @Test("The initial state is passed to the output at its request")
        func passesTheState() {
            #if NUMBERS
                // @= numbers.first: [1]
                let interactor = interactor([1])
            #endif
            interactor.fetchState()
            #expect(
                // @= state.first: PanelSummary(level: 0, isRaisePossible: true)
                output.calls == [.didUpdateState(PanelSummary(level: 0, isRaisePossible: true))]
            )
        }
        // @end
        // @for walk in walks

        @Test("{walk.title}")
        func followsTheStateOfRaise() {
            #if NUMBERS
                // @= numbers.first: [1]
                let interactor = interactor([1])
            #endif
            // @= walk.interactorSteps
            for _ in 0..<9 { interactor.raise() }
            #expect(
                output.calls.suffix(1) == [
                    .didUpdateState(PanelSummary(level: 9, isRaisePossible: false))
                ]
            )
            // @end
            // @if walk.isLimited
            let count = output.calls.count
            interactor.raise()
            #expect(output.calls.count == count)
            // @end
        }
        // @end

        @Test("The interactor keeps no output alive")
        func keepsNoOutput() {
            #if NUMBERS
                // @= numbers.none: []
                let interactor = interactor([])
            #endif
            var output: PanelInteractorOutputSpy? = PanelInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
        }
    }
}
