internal import DataBinding
internal import HeadlessKit
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing
internal import Voice

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of messages")
    struct VoicesViewModelTests {
        private let environment: VoiceEnvironment
        private let viewModel: VoicesViewModel

        init() {
            self.init(messages: 4)
        }

        private init(messages: Int) {
            environment = VoiceEnvironment(opening: .voice(count: messages))
            viewModel = Self.viewModel(in: environment)
        }

        private static func viewModel(in environment: VoiceEnvironment) -> VoicesViewModel {
            VoicesViewModel(
                voiceService: environment.dependencies.voiceService,
                player: environment.dependencies.player
            )
        }

        private var states: [String] { viewModel.rows.value.map(\.stateText.value) }

        /// Loads the messages.
        private func load() {
            viewModel.start()
            environment.deliver(.all)
        }

        @Test("The loading indicator shows until the messages arrive")
        func loads() {
            viewModel.loadVoices()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.placeholder.value == .none)
            #expect(viewModel.rows.value.map(\.id) == [1, 2, 3, 4])
            #expect(environment.requests == [.voices])
        }

        @Test("An observer receives each value at once, and then every change")
        func tells() {
            let observer = Observer()
            var placeholders: [VoicesViewModel.Placeholder] = []
            var rowCounts: [Int] = []
            viewModel.placeholder.bind(to: observer) { placeholders.append($1) }
            viewModel.rows.bind(to: observer) { rowCounts.append($1.count) }
            load()
            #expect(placeholders == [.none, .loading, .none])
            #expect(rowCounts == [0, 4])
        }

        @Test("A failed load shows an error, and the button requests it again")
        func loadFails() {
            environment.fail(.voices)
            load()
            #expect(viewModel.placeholder.value == .error("Could not load messages"))
            viewModel.loadVoices()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.value.count == 4)
        }

        @Test("After a failed first load, a pull loads again")
        func pullsAfterFailure() {
            environment.fail(.voices)
            load()
            viewModel.pullToRefresh()
            #expect(viewModel.placeholder.value == .loading)
            environment.deliver(.all)
            #expect(viewModel.rows.value.count == 4)
        }

        @Test("An empty list shows its text, also after a refresh")
        func nobody() {
            let page = Self(messages: 0)
            page.load()
            #expect(page.viewModel.placeholder.value == .empty("No messages"))
            page.viewModel.pullToRefresh()
            page.environment.deliver(.all)
            #expect(page.viewModel.placeholder.value == .empty("No messages"))
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            viewModel.loadVoices()
            viewModel.pullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            viewModel.pullToRefresh()
            viewModel.pullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            viewModel.pullToRefresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A failed refresh is reported, and the rows stay")
        func refreshFails() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            load()
            environment.fail(.voices)
            viewModel.pullToRefresh()
            environment.deliver(.all)
            #expect(messages == ["Could not refresh"])
            #expect(viewModel.placeholder.value == .none)
            #expect(viewModel.rows.value.count == 4)
        }

        @Test("A tap plays, pauses or resumes a message, and does nothing while it is buffering")
        func plays() {
            load()
            viewModel.selectVoice(at: 1)
            viewModel.selectVoice(at: 1)
            #expect(states == ["Idle", "Buffering", "Idle", "Idle"])
            #expect(environment.happen("player", .text("ready")) == nil)
            #expect(states == ["Idle", "Playing", "Idle", "Idle"])
            viewModel.selectVoice(at: 1)
            #expect(environment.happen("player", .text("ready")) == nil)
            #expect(states == ["Idle", "Paused", "Idle", "Idle"])
            viewModel.selectVoice(at: 1)
            #expect(states == ["Idle", "Playing", "Idle", "Idle"])
            #expect(environment.requests.dropFirst() == [.play(voiceID: 2), .pause, .resume])
        }

        @Test(
            "After the end or a failure, the first message below that was never started is played"
        )
        func follows() {
            load()
            viewModel.selectVoice(at: 2)
            viewModel.selectVoice(at: 0)
            #expect(states == ["Buffering", "Idle", "Idle", "Idle"])
            _ = environment.happen("player", .text("ended"))
            #expect(states == ["Played", "Buffering", "Idle", "Idle"])
            _ = environment.happen("player", .text("failed"))
            #expect(states == ["Played", "Failed", "Idle", "Buffering"])
            _ = environment.happen("player", .text("ended"))
            _ = environment.happen("player", .text("failed"))
            #expect(states == ["Played", "Failed", "Idle", "Played"])
            viewModel.selectVoice(at: 1)
            viewModel.selectVoice(at: 0)
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
            viewModel.selectVoice(at: 1)
            for event in VoicePlayerEvent.allCases {
                viewModel.voicePlayerDidReport(event, of: 4)
            }
            #expect(states == ["Idle", "Buffering", "Idle", "Idle"])
        }

        @Test("A refresh keeps the current message, and stops it if it was removed")
        func refreshes() {
            load()
            viewModel.selectVoice(at: 0)
            _ = environment.happen("player", .text("ended"))
            viewModel.pullToRefresh()
            environment.deliver(.all)
            #expect(states == ["Played", "Buffering", "Idle", "Idle"])
            #expect(environment.happen("withdraw", .integer(2)) == nil)
            viewModel.pullToRefresh()
            environment.deliver(.all)
            #expect(states == ["Played", "Idle", "Idle"])
            #expect(environment.requests.last == .stop)
            _ = environment.happen("player", .text("ended"))
            #expect(states == ["Played", "Idle", "Idle"])
        }

        @Test("Stopping ends the current message, and nothing plays")
        func stops() {
            load()
            viewModel.stop()
            viewModel.selectVoice(at: 0)
            _ = environment.happen("player", .text("ended"))
            viewModel.selectVoice(at: 0)
            viewModel.stop()
            viewModel.stop()
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

        @Test("Replies after the release of the view model do nothing and keep nothing alive")
        func releases() {
            let observer = Observer()
            var viewModel: VoicesViewModel? = Self.viewModel(in: environment)
            weak let released = viewModel
            var changeCount = 0
            viewModel?.placeholder.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.rows.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel?.onMessage = { _ in changeCount += 1 }
            viewModel?.loadVoices()
            environment.deliver(.all)
            viewModel?.pullToRefresh()
            viewModel = nil
            #expect(released == nil)
            changeCount = 0
            environment.deliver(.all)
            #expect(changeCount == 0)
        }
    }
}
