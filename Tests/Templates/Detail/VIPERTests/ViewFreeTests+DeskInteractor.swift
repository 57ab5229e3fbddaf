internal import Desk
internal import DeskModel
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of the guest")
    struct DeskInteractorTests {
        private let environment: DeskEnvironment
        private let output = DeskInteractorOutputSpy()
        private let interactor: DeskInteractor

        init() {
            self.init([:])
        }

        /// - Parameter values: the values that differ from the first of each field.
        private init(_ values: [String: JSONValue]) {
            environment = DeskEnvironment(
                opening: Opening(feature: "{screen.feature}", values: values)
            )
            interactor = DeskInteractor(supplier: environment.dependencies.supplier)
            interactor.output = output
        }

        /// Fetches the shown values and clears the recorded calls.
        private func load() {
            interactor.fetchGuest()
            environment.deliver(.all)
            output.calls = []
        }

        @Test("A loaded value is passed to the output")
        func fetches() {
            interactor.fetchGuest()
            #expect(output.calls == [.didBeginFetchingGuest])
            environment.deliver(.all)
            // @= screen.showsLoaded
            #expect(
                output.calls == [
                    .didBeginFetchingGuest,
                    .didFetchGuest(
                        GuestSummary(level: 1, hostNumber: 2, isHere: false, isPressPossible: true)
                    ),
                ]
            )
            // @end
            #expect(environment.requests == [.guest])
        }

        @Test("A failed load is reported and can be requested again")
        func fetchFails() {
            environment.fail(.guest)
            interactor.fetchGuest()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingGuest, .didFailToFetchGuest])
            output.calls = []
            interactor.fetchGuest()
            environment.deliver(.all)
            // @= screen.showsLoaded
            #expect(
                output.calls == [
                    .didBeginFetchingGuest,
                    .didFetchGuest(
                        GuestSummary(level: 1, hostNumber: 2, isHere: false, isPressPossible: true)
                    ),
                ]
            )
            // @end
        }

        @Test(
            "The DTO contains the shown values of any guest and the possible actions",
            arguments: [
                // @= screen.samples
                ([:], GuestSummary(level: 1, hostNumber: 2, isHere: false, isPressPossible: true)),
                (
                    ["level": .integer(3)],
                    GuestSummary(level: 3, hostNumber: 2, isHere: false, isPressPossible: true)
                ),
                (
                    ["here": .flag(true)],
                    GuestSummary(level: 1, hostNumber: 2, isHere: true, isPressPossible: true)
                ),
                (
                    ["level": .integer(9)],
                    GuestSummary(level: 9, hostNumber: 2, isHere: false, isPressPossible: false)
                ),
                (
                    ["level": .integer(8)],
                    GuestSummary(level: 8, hostNumber: 2, isHere: false, isPressPossible: true)
                ),
                // @end
            ] as [([String: JSONValue], GuestSummary)]
        )
        func handsUp(values: [String: JSONValue], guest: GuestSummary) {
            let screen = Self(values)
            screen.interactor.fetchGuest()
            screen.environment.deliver(.all)
            #expect(screen.output.calls.last == .didFetchGuest(guest))
        }
        // @insert changes from MVPTests/ViewFreeTests+DeskPresenter.swift

        @Test("Replies after the interactor is released do nothing and retain no object")
        func releases() {
            var interactor: DeskInteractor? = DeskInteractor(
                supplier: environment.dependencies.supplier
            )
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchGuest()
            // @= screen.change
            environment.deliver(.all)
            interactor?.press()
            // @end
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive")
        func keepsNoOutput() {
            var output: DeskInteractorOutputSpy? = DeskInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
        }
    }
}
