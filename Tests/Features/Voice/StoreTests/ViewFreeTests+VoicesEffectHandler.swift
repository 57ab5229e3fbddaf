internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing
internal import Voice

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The effect handler of messages")
    final class VoicesEffectHandlerTests {
        private let environment = VoiceEnvironment(opening: .voice(count: 2))
        private var actions: [VoicesAction] = []
        private var messages: [String] = []

        private lazy var handler = VoicesEffectHandler(
            voiceService: environment.dependencies.voiceService,
            player: environment.dependencies.player,
            onMessage: { self.messages.append($0) }
        )

        private func perform(_ effects: VoicesEffect...) {
            for effect in effects { handler.perform(effect) { self.actions.append($0) } }
        }

        @Test("A load and a refresh each send a request and answer with their own action")
        func loads() {
            perform(.load, .refresh)
            #expect(actions.isEmpty)
            environment.deliver(.all)
            #expect(environment.requests == [.voices, .voices])
            guard case .loaded(.success(let loaded)) = actions.first,
                case .refreshed(.success(let refreshed)) = actions.last
            else {
                Issue.record("\(actions)")
                return
            }
            #expect(loaded.map(\.id) == [1, 2])
            #expect(refreshed == loaded)
        }

        @Test("The player gets its commands")
        func commands() {
            perform(.play(2), .pause, .resume, .stop)
            #expect(environment.requests == [.play(voiceID: 2), .pause, .resume, .stop])
            #expect(actions.isEmpty)
        }

        @Test("The events of the player are actions, once it is followed")
        func follows() {
            perform(.play(2))
            _ = environment.happen("player", .text("ready"))
            perform(.followPlayer)
            _ = environment.happen("player", .text("ended"))
            #expect(actions == [.playerReported(.ended, 2)])
        }

        @Test("The message is reported")
        func reportsMessage() {
            perform(.showMessage("Could not refresh"))
            #expect(messages == ["Could not refresh"])
            #expect(actions.isEmpty)
        }
    }
}
