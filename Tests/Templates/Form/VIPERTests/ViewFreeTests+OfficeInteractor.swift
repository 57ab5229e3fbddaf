internal import ImplementationTesting
internal import Model
internal import Office
internal import OfficeModel
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of the card")
    struct OfficeInteractorTests {
        private let environment = OfficeEnvironment(
            opening: Opening(feature: "{feature.identifier}")
        )
        private let output = OfficeInteractorOutputSpy()
        private let interactor: OfficeInteractor
        // @= guest.first: GuestSummary.sample()
        private let guest = GuestSummary.sample()

        init() {
            interactor = OfficeInteractor(supplier: environment.dependencies.supplier)
            interactor.output = output
        }

        private func start() {
            // @if ANNOUNCES
            interactor.start()
            // @else
            // | interactor.fetchGuest()
            // @end
        }

        @Test("The guest is fetched")
        func fetches() {
            start()
            #expect(output.calls == [.didBeginFetchingGuest])
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingGuest, .didReceiveGuest(guest)])
            #expect(environment.requests == [.guest])
        }

        @Test("A failed request is reported and can be repeated")
        func fetchFails() {
            environment.fail(.guest)
            start()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingGuest, .didFailToFetchGuest])
            interactor.fetchGuest()
            environment.deliver(.all)
            #expect(output.calls.last == .didReceiveGuest(guest))
        }
        #if ANNOUNCES

            @Test("A change made elsewhere is reported only after the guest has loaded")
            func reportsChange() {
                start()
                environment.set([:])
                #expect(output.calls == [.didBeginFetchingGuest])
                environment.deliver(.all)
                output.calls = []
                // @= guest.change
                environment.set([
                    "phrase": .text("Bye"), "visits": .integer(3), "loud": .flag(false),
                ])
                // @end
                // @= guest.later: GuestSummary.sample(phrase: "Bye", visits: 3, isLoud: false)
                let changed = GuestSummary.sample(phrase: "Bye", visits: 3, isLoud: false)
                #expect(output.calls == [.didReceiveGuest(changed)])
            }
        #endif

        @Test("A reply after the interactor is released does nothing and retains no object")
        func releases() {
            var interactor: OfficeInteractor? = OfficeInteractor(
                supplier: environment.dependencies.supplier
            )
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchGuest()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor retains no output")
        func retainsNoOutput() {
            var output: OfficeInteractorOutputSpy? = OfficeInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
        }
    }
}
