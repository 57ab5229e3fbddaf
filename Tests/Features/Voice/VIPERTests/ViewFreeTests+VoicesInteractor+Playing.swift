internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing
internal import Voice

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The interactor and the player")
    struct VoicesInteractorPlayingTests {
        private let environment = VoiceEnvironment(opening: .voice(count: 4))
        private let output = VoicesInteractorOutputSpy()
        private let interactor: VoicesInteractor

        init() {
            interactor = Self.interactor(in: environment)
            interactor.output = output
            interactor.start()
            environment.deliver(.all)
            output.calls = []
        }

        private static func interactor(in environment: VoiceEnvironment) -> VoicesInteractor {
            VoicesInteractor(
                voiceService: environment.dependencies.voiceService,
                player: environment.dependencies.player
            )
        }

        /// Returns the states of the messages, which a refresh reports again.
        private func states() -> [VoiceSummary.State] {
            let calls = output.calls
            interactor.refreshVoices()
            environment.deliver(.all)
            defer { output.calls = calls }
            guard case .didFetchVoices(let voices)? = output.calls.last else { return [] }
            return voices.map(\.state)
        }

        @Test("A tap plays, pauses or resumes a message, and does nothing while it is buffering")
        func plays() {
            interactor.playOrPauseVoice(id: 2)
            interactor.playOrPauseVoice(id: 2)
            #expect(output.calls == [.didUpdateVoice(id: 2, .buffering)])
            #expect(environment.happen("player", .text("ready")) == nil)
            interactor.playOrPauseVoice(id: 2)
            #expect(environment.happen("player", .text("ready")) == nil)
            interactor.playOrPauseVoice(id: 2)
            #expect(
                output.calls == [
                    .didUpdateVoice(id: 2, .buffering), .didUpdateVoice(id: 2, .playing),
                    .didUpdateVoice(id: 2, .paused), .didUpdateVoice(id: 2, .playing),
                ]
            )
            #expect(environment.requests.dropFirst() == [.play(voiceID: 2), .pause, .resume])
        }

        @Test(
            "After the end or a failure, the first message below that was never started is played"
        )
        func follows() {
            interactor.playOrPauseVoice(id: 3)
            interactor.playOrPauseVoice(id: 1)
            #expect(states() == [.buffering, .idle, .idle, .idle])
            #expect(
                output.calls == [
                    .didUpdateVoice(id: 3, .buffering), .didUpdateVoice(id: 3, .idle),
                    .didUpdateVoice(id: 1, .buffering),
                ]
            )
            _ = environment.happen("player", .text("ended"))
            #expect(states() == [.played, .buffering, .idle, .idle])
            output.calls = []
            _ = environment.happen("player", .text("failed"))
            #expect(states() == [.played, .failed, .idle, .buffering])
            #expect(
                output.calls == [
                    .didUpdateVoice(id: 2, .failed), .didUpdateVoice(id: 4, .buffering),
                ]
            )
            _ = environment.happen("player", .text("ended"))
            _ = environment.happen("player", .text("failed"))
            #expect(states() == [.played, .failed, .idle, .played])
        }

        @Test("An interrupted message returns to its state before it was started")
        func givesWay() {
            interactor.playOrPauseVoice(id: 4)
            _ = environment.happen("player", .text("ended"))
            interactor.playOrPauseVoice(id: 3)
            _ = environment.happen("player", .text("failed"))
            interactor.playOrPauseVoice(id: 3)
            interactor.playOrPauseVoice(id: 4)
            #expect(states() == [.idle, .idle, .idle, .buffering])
            interactor.playOrPauseVoice(id: 1)
            #expect(states() == [.buffering, .idle, .idle, .played])
        }

        @Test("An event of a message that is not the current one does nothing")
        func ignores() {
            interactor.playOrPauseVoice(id: 2)
            for event in VoicePlayerEvent.allCases {
                interactor.voicePlayerDidReport(event, of: 4)
            }
            #expect(states() == [.idle, .buffering, .idle, .idle])
        }

        @Test("A refresh keeps the current message, and stops it if it was removed")
        func refreshes() {
            interactor.playOrPauseVoice(id: 2)
            #expect(states() == [.idle, .buffering, .idle, .idle])
            #expect(environment.happen("withdraw", .integer(2)) == nil)
            #expect(states() == [.idle, .idle, .idle])
            #expect(environment.requests.last == .stop)
            _ = environment.happen("player", .text("ended"))
            #expect(states() == [.idle, .idle, .idle])
        }

        @Test("Stopping ends the current message, and nothing plays")
        func stops() {
            interactor.stopVoice()
            interactor.playOrPauseVoice(id: 1)
            _ = environment.happen("player", .text("ended"))
            interactor.playOrPauseVoice(id: 1)
            interactor.stopVoice()
            interactor.stopVoice()
            for event in VoicePlayerEvent.allCases {
                _ = environment.happen("player", .text(event.rawValue))
            }
            #expect(states() == [.played, .idle, .idle, .idle])
            #expect(
                environment.requests.filter { $0 != .voices } == [
                    .play(voiceID: 1), .play(voiceID: 2), .stop, .play(voiceID: 1), .stop,
                ]
            )
        }
    }
}
