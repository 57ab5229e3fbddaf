internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing
internal import Voice

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor of messages")
    struct VoicesInteractorTests {
        private let environment = VoiceEnvironment(opening: .voice(count: 2))
        private let output = VoicesInteractorOutputSpy()
        private let interactor: VoicesInteractor

        init() {
            interactor = Self.interactor(in: environment)
            interactor.output = output
        }

        /// The two messages before they are played.
        private let voices = [(1, 0), (2, 37)].map { id, seconds in
            VoiceSummary(
                id: id,
                sender: SampleData(seed: 7).user(id: id).name,
                seconds: seconds,
                state: .idle
            )
        }

        private static func interactor(in environment: VoiceEnvironment) -> VoicesInteractor {
            VoicesInteractor(
                voiceService: environment.dependencies.voiceService,
                player: environment.dependencies.player
            )
        }

        /// Fetches the messages and forgets the calls.
        private func fetch() {
            interactor.fetchVoices()
            environment.deliver(.all)
            output.calls = []
        }

        @Test("The messages are listed")
        func fetches() {
            interactor.fetchVoices()
            #expect(output.calls == [.didBeginFetchingVoices])
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingVoices, .didFetchVoices(voices)])
            #expect(environment.requests == [.voices])
        }

        @Test("A failed request for the messages is reported, and can be repeated")
        func fetchFails() {
            environment.fail(.voices)
            interactor.fetchVoices()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingVoices, .didFailToFetchVoices])
            interactor.fetchVoices()
            environment.deliver(.all)
            #expect(output.calls.last == .didFetchVoices(voices))
        }

        @Test("After a failed first load a refresh loads the messages")
        func refreshesAfterFailure() {
            environment.fail(.voices)
            fetch()
            interactor.refreshVoices()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingVoices, .didFetchVoices(voices)])
        }

        @Test("A refresh while the first load or a refresh runs does nothing")
        func refreshesOnce() {
            interactor.fetchVoices()
            interactor.refreshVoices()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshVoices()
            interactor.refreshVoices()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshVoices()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh replaces the messages")
        func refreshes() {
            fetch()
            interactor.refreshVoices()
            #expect(output.calls.isEmpty)
            environment.deliver(.all)
            #expect(output.calls == [.didFetchVoices(voices)])
        }

        @Test("A failed refresh is reported and changes no messages")
        func refreshFails() {
            fetch()
            environment.fail(.voices)
            interactor.refreshVoices()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToRefreshVoices])
        }

        @Test("Replies after the release of the interactor do nothing and keep nothing alive")
        func releases() {
            var interactor: VoicesInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchVoices()
            environment.deliver(.all)
            interactor?.refreshVoices()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive and works without it")
        func keepsNoOutput() {
            var output: VoicesInteractorOutputSpy? = VoicesInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            fetch()
            interactor.playOrPauseVoice(id: 1)
            #expect(environment.requests == [.voices, .play(voiceID: 1)])
        }
    }
}
