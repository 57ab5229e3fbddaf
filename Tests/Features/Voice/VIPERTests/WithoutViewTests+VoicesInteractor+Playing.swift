internal import CellTesting
internal import Model
internal import Scripts
internal import Testing
internal import Voice

@testable internal import VoiceVIPER

extension WithoutViewTests {
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

        private var states: [VoiceSummary.State] {
            (0..<interactor.voiceCount).map { interactor.voice(at: $0).state }
        }

        @Test("It plays, pauses and goes on; while it buffers it does nothing")
        func plays() {
            interactor.playOrPauseVoice(at: 1)
            interactor.playOrPauseVoice(at: 1)
            #expect(output.calls == [.didChangeState(.buffering, index: 1)])
            #expect(environment.happen("player", .text("ready")) == nil)
            interactor.playOrPauseVoice(at: 1)
            #expect(environment.happen("player", .text("ready")) == nil)
            interactor.playOrPauseVoice(at: 1)
            #expect(
                output.calls == [
                    .didChangeState(.buffering, index: 1), .didChangeState(.playing, index: 1),
                    .didChangeState(.paused, index: 1), .didChangeState(.playing, index: 1),
                ]
            )
            #expect(environment.requests.dropFirst() == [.play(voiceID: 2), .pause, .resume])
        }

        @Test("The first message below that was never started follows one that ended or failed")
        func follows() {
            interactor.playOrPauseVoice(at: 2)
            interactor.playOrPauseVoice(at: 0)
            #expect(states == [.buffering, .idle, .idle, .idle])
            #expect(
                output.calls == [
                    .didChangeState(.buffering, index: 2), .didChangeState(.idle, index: 2),
                    .didChangeState(.buffering, index: 0),
                ]
            )
            _ = environment.happen("player", .text("ended"))
            #expect(states == [.played, .buffering, .idle, .idle])
            output.calls = []
            _ = environment.happen("player", .text("failed"))
            #expect(states == [.played, .failed, .idle, .buffering])
            #expect(
                output.calls == [
                    .didChangeState(.failed, index: 1), .didChangeState(.buffering, index: 3),
                ]
            )
            _ = environment.happen("player", .text("ended"))
            _ = environment.happen("player", .text("failed"))
            #expect(states == [.played, .failed, .idle, .played])
        }

        @Test("A message that gives way is what it was before it was started")
        func givesWay() {
            interactor.playOrPauseVoice(at: 3)
            _ = environment.happen("player", .text("ended"))
            interactor.playOrPauseVoice(at: 2)
            _ = environment.happen("player", .text("failed"))
            interactor.playOrPauseVoice(at: 2)
            interactor.playOrPauseVoice(at: 3)
            #expect(states == [.idle, .idle, .idle, .buffering])
            interactor.playOrPauseVoice(at: 0)
            #expect(states == [.buffering, .idle, .idle, .played])
        }

        @Test("What is said of another message than the current one does nothing")
        func ignores() {
            interactor.playOrPauseVoice(at: 1)
            for event in VoicePlayerEvent.allCases {
                environment.dependencies.player.onEvent?(event, 4)
            }
            #expect(states == [.idle, .buffering, .idle, .idle])
        }

        @Test("A refresh keeps what plays, and stops it where it is gone")
        func refreshes() {
            interactor.playOrPauseVoice(at: 1)
            interactor.refreshVoices()
            environment.deliver(.all)
            #expect(states == [.idle, .buffering, .idle, .idle])
            #expect(environment.happen("withdraw", .integer(2)) == nil)
            interactor.refreshVoices()
            environment.deliver(.all)
            #expect(states == [.idle, .idle, .idle])
            #expect(environment.requests.last == .stop)
            _ = environment.happen("player", .text("ended"))
            #expect(states == [.idle, .idle, .idle])
        }

        @Test("What is let go while something plays stops the player, else not")
        func stops() {
            var interactor: VoicesInteractor? = Self.interactor(in: environment)
            interactor?.start()
            environment.deliver(.all)
            interactor = nil
            #expect(environment.requests.last == .voices)
            interactor = Self.interactor(in: environment)
            interactor?.start()
            environment.deliver(.all)
            interactor?.playOrPauseVoice(at: 0)
            interactor = nil
            #expect(environment.requests.last == .stop)
            _ = environment.happen("player", .text("ended"))
            #expect(environment.requests.last == .stop)
        }
    }
}
