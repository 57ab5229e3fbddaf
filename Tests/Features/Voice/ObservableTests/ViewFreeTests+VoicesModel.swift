internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing
internal import Voice

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model of messages")
    struct VoicesModelTests {
        private let environment: VoiceEnvironment
        private let model: VoicesModel

        init() {
            self.init(messages: 4)
        }

        private init(messages: Int) {
            environment = VoiceEnvironment(opening: .voice(count: messages))
            model = Self.model(in: environment)
        }

        private static func model(in environment: VoiceEnvironment) -> VoicesModel {
            VoicesModel(
                voiceService: environment.dependencies.voiceService,
                player: environment.dependencies.player
            )
        }

        private var states: [String] { model.voices.map(\.stateText) }

        /// Loads the messages.
        private func load() {
            model.followPlayer()
            start(model.load)
            environment.settle()
        }

        private func refresh() {
            start(model.refresh)
            environment.settle()
        }

        @Test("The loading indicator shows until the messages arrive")
        func loads() {
            #expect(model.placeholder == .none)
            start(model.load)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.placeholder == .none)
            #expect(model.voices.map(\.id) == [1, 2, 3, 4])
            #expect(environment.requests == [.voices])
        }

        @Test("A failed load shows an error, and another one loads again")
        func loadFails() {
            environment.fail(.voices)
            load()
            #expect(model.placeholder == .error("Could not load messages"))
            start(model.load)
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.voices.count == 4)
        }

        @Test("After a failed first load, a refresh loads again, and ends also if that fails")
        func refreshesAfterFailure() {
            environment.fail(.voices)
            load()
            environment.fail(.voices)
            start(model.refresh)
            #expect(model.placeholder == .loading)
            #expect(model.isRefreshing)
            environment.settle()
            #expect(model.placeholder == .error("Could not load messages"))
            #expect(!model.isRefreshing)
            refresh()
            #expect(model.voices.count == 4)
        }

        @Test("An empty list shows its text, also after a refresh")
        func nobody() {
            let page = Self(messages: 0)
            page.load()
            #expect(page.model.placeholder == .empty("No messages"))
            page.refresh()
            #expect(page.model.placeholder == .empty("No messages"))
            #expect(page.environment.requests == [.voices, .voices])
        }

        @Test("A refresh while the first load or another refresh runs sends no request")
        func refreshesOnce() {
            start(model.load)
            start(model.refresh)
            #expect(environment.waitingReplies == 1)
            #expect(model.isRefreshing)
            environment.settle()
            #expect(!model.isRefreshing)
            start(model.refresh)
            start(model.refresh)
            #expect(environment.waitingReplies == 1)
            environment.settle()
            #expect(!model.isRefreshing)
            start(model.refresh)
            #expect(environment.waitingReplies == 1)
        }

        @Test("A failed refresh is reported once, and the rows stay")
        func refreshFails() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            load()
            environment.fail(.voices)
            refresh()
            #expect(!model.isRefreshing)
            #expect(model.placeholder == .none)
            #expect(model.voices.count == 4)
            #expect(messages == ["Could not refresh"])
        }

        @Test("A tap plays, pauses or resumes a message, and does nothing while it is buffering")
        func plays() {
            load()
            model.select(model.voices[1])
            model.select(model.voices[1])
            #expect(states == ["Idle", "Buffering", "Idle", "Idle"])
            #expect(environment.happen("player", .text("ready")) == nil)
            #expect(states == ["Idle", "Playing", "Idle", "Idle"])
            model.select(model.voices[1])
            #expect(environment.happen("player", .text("ready")) == nil)
            #expect(states == ["Idle", "Paused", "Idle", "Idle"])
            model.select(model.voices[1])
            #expect(states == ["Idle", "Playing", "Idle", "Idle"])
            #expect(environment.requests.dropFirst() == [.play(voiceID: 2), .pause, .resume])
        }

        @Test(
            "After the end or a failure, the first message below that was never started is played"
        )
        func follows() {
            load()
            model.select(model.voices[2])
            model.select(model.voices[0])
            #expect(states == ["Buffering", "Idle", "Idle", "Idle"])
            _ = environment.happen("player", .text("ended"))
            #expect(states == ["Played", "Buffering", "Idle", "Idle"])
            _ = environment.happen("player", .text("failed"))
            #expect(states == ["Played", "Failed", "Idle", "Buffering"])
            _ = environment.happen("player", .text("ended"))
            _ = environment.happen("player", .text("failed"))
            #expect(states == ["Played", "Failed", "Idle", "Played"])
            model.select(model.voices[1])
            model.select(model.voices[0])
            #expect(states == ["Buffering", "Idle", "Idle", "Played"])
            #expect(
                environment.requests.dropFirst() == [
                    .play(voiceID: 3), .stop, .play(voiceID: 1), .play(voiceID: 2),
                    .play(voiceID: 4), .play(voiceID: 2), .stop, .play(voiceID: 1),
                ]
            )
        }

        @Test("An event of a message that is not the current one does nothing")
        func ignores() {
            load()
            model.select(model.voices[1])
            for event in VoicePlayerEvent.allCases {
                model.voicePlayerDidReport(event, of: 4)
            }
            #expect(states == ["Idle", "Buffering", "Idle", "Idle"])
        }

        @Test("A refresh keeps the current message, and stops it if it was removed")
        func refreshes() {
            load()
            model.select(model.voices[0])
            _ = environment.happen("player", .text("ended"))
            refresh()
            #expect(states == ["Played", "Buffering", "Idle", "Idle"])
            #expect(environment.happen("withdraw", .integer(2)) == nil)
            refresh()
            #expect(states == ["Played", "Idle", "Idle"])
            #expect(environment.requests.last == .stop)
            _ = environment.happen("player", .text("ended"))
            #expect(states == ["Played", "Idle", "Idle"])
        }

        @Test("Stopping ends the current message, and nothing plays")
        func stops() {
            load()
            model.stop()
            model.select(model.voices[0])
            _ = environment.happen("player", .text("ended"))
            model.select(model.voices[0])
            model.stop()
            model.stop()
            for event in VoicePlayerEvent.allCases {
                _ = environment.happen("player", .text(event.rawValue))
            }
            #expect(states == ["Played", "Idle", "Idle", "Idle"])
            #expect(
                environment.requests.dropFirst() == [
                    .play(voiceID: 1), .play(voiceID: 2), .stop, .play(voiceID: 1), .stop,
                ]
            )
        }

        @Test("A cancelled request shows no failure, and a late reply changes nothing")
        func cancels() {
            var messages: [String] = []
            model.onMessage = { messages.append($0) }
            let loading = start(model.load)
            MainActorQueue.settle { loading?.cancel() }
            #expect(model.placeholder == .loading)
            environment.settle()
            #expect(model.voices.isEmpty)
            load()
            let refreshing = start(model.refresh)
            MainActorQueue.settle { refreshing?.cancel() }
            #expect(!model.isRefreshing)
            #expect(messages == [])
            environment.settle()
        }

        @Test("A cancelled task does not wait for the reply and keeps nothing alive")
        func releases() {
            var model: VoicesModel? = Self.model(in: environment)
            weak let released = model
            let task = start { [weak model] in await model?.load() }
            model = nil
            #expect(released != nil)
            MainActorQueue.settle { task?.cancel() }
            #expect(released == nil)
            environment.settle()
        }
    }
}
