// @if LEADS
internal import HeadlessKit
// @end
internal import Model
internal import Scenarios
internal import Testing
internal import Venue
internal import VenueModel

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of the header")
    struct HeaderInteractorTests {
        private let environment: VenueEnvironment
        private let output = HeaderInteractorOutputSpy()
        private let interactor: HeaderInteractor

        init() {
            self.init([:])
        }

        /// - Parameter values: the values that differ from the first of each field.
        private init(_ values: [String: JSONValue]) {
            environment = VenueEnvironment(
                opening: Opening(feature: "{header.feature}", values: values)
            )
            interactor = Self.interactor(in: environment)
            interactor.output = output
        }

        private static func interactor(in environment: VenueEnvironment) -> HeaderInteractor {
            let dependencies = environment.dependencies
            return HeaderInteractor(
                guestID: dependencies.guestID,
                supplier: dependencies.supplier
            )
        }

        /// Fetches the shown values and clears the recorded calls.
        private func load() {
            interactor.fetchGuest()
            environment.deliver(.all)
            output.calls = []
        }

        // @insert tests from MVPTests/ViewFreeTests+HeaderPresenter.swift

        @Test(
            "The DTO contains the shown values of any guest",
            arguments: [
                // @= header.samples
                ([:], GuestSummary(name: "Al", portrait: "al", isHere: false)),
                (
                    ["here": .flag(true)],
                    GuestSummary(name: "Al", portrait: "al", isHere: true)
                ),
                // @end
            ] as [([String: JSONValue], GuestSummary)]
        )
        func handsUp(values: [String: JSONValue], guest: GuestSummary) {
            let header = Self(values)
            header.interactor.fetchGuest()
            header.environment.deliver(.all)
            #expect(header.output.calls == [.didFetchGuest(guest)])
        }

        @Test("Replies after the interactor is released do nothing and retain no object")
        func releases() {
            var interactor: HeaderInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchGuest()
            // @for toggle in tapped
            environment.deliver(.all)
            interactor?.toggleHere()
            // @if toggle.asksFirst
            // | interactor?.confirmHere()
            // @end
            // @end
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive")
        func keepsNoOutput() {
            var output: HeaderInteractorOutputSpy? = HeaderInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
        }
    }
}
