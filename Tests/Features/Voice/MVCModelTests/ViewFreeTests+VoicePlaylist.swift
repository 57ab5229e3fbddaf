internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing
internal import Voice

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model object of voice messages")
    struct VoicePlaylistTests {
        private let environment: VoiceEnvironment
        private let playlist: VoicePlaylist

        init() {
            environment = VoiceEnvironment(opening: .voice(count: 4))
            playlist = Self.playlist(in: environment)
        }

        private static func playlist(in environment: VoiceEnvironment) -> VoicePlaylist {
            VoicePlaylist(
                voiceService: environment.dependencies.voiceService,
                player: environment.dependencies.player
            )
        }

        private var states: [VoicePlaylist.State] {
            playlist.messages.map { playlist.state(of: $0.id) }
        }

        /// Loads the messages.
        private func load() {
            playlist.start()
            environment.deliver(.all)
        }

        @Test("The first load runs until the messages arrive")
        func loads() {
            var events: [VoicePlaylist.Event] = []
            playlist.onEvent = { events.append($0) }
            playlist.load()
            #expect(playlist.firstLoad == .running)
            environment.deliver(.all)
            #expect(playlist.firstLoad == .done)
            #expect(playlist.messages.map(\.id) == [1, 2, 3, 4])
            #expect(playlist.index(of: 3) == 2)
            #expect(playlist.index(of: 5) == nil)
            #expect(events == [.firstLoad, .messages])
            #expect(environment.requests == [.voices])
        }

        @Test("A first load that has failed can be repeated, also by a refresh")
        func loadFails() {
            for _ in 1...2 {
                environment.fail(.voices)
                playlist.load()
                environment.deliver(.all)
                #expect(playlist.firstLoad == .failed)
            }
            playlist.refresh()
            #expect(playlist.firstLoad == .running)
            environment.deliver(.all)
            #expect(playlist.messages.count == 4)
        }

        @Test("A refresh during the first load or another refresh does nothing")
        func refreshesOnce() {
            playlist.load()
            playlist.refresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            playlist.refresh()
            playlist.refresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            playlist.refresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh that fails is reported, and changes nothing")
        func refreshFails() {
            load()
            var events: [VoicePlaylist.Event] = []
            playlist.onEvent = { events.append($0) }
            environment.fail(.voices)
            playlist.refresh()
            environment.deliver(.all)
            #expect(events == [.refreshFailed])
            #expect(playlist.firstLoad == .done)
            #expect(playlist.messages.count == 4)
            playlist.refresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("Each change of a state is reported with its message")
        func reportsStates() {
            load()
            var events: [VoicePlaylist.Event] = []
            playlist.onEvent = { events.append($0) }
            playlist.select(1)
            playlist.select(2)
            let reported = [1, 1, 2].map { VoicePlaylist.Event.message(playlist.messages[$0 - 1]) }
            #expect(events == reported)
        }

        @Test("A tap plays, pauses or resumes a message, and does nothing while it is buffering")
        func plays() {
            load()
            playlist.select(2)
            playlist.select(2)
            #expect(states == [.idle, .buffering, .idle, .idle])
            #expect(environment.happen("player", .text("ready")) == nil)
            #expect(states == [.idle, .playing, .idle, .idle])
            playlist.select(2)
            #expect(environment.happen("player", .text("ready")) == nil)
            #expect(states == [.idle, .paused, .idle, .idle])
            playlist.select(2)
            #expect(states == [.idle, .playing, .idle, .idle])
            #expect(environment.requests.dropFirst() == [.play(voiceID: 2), .pause, .resume])
        }

        @Test(
            "After the end or a failure, the first message below that was never started is played"
        )
        func follows() {
            load()
            playlist.select(3)
            playlist.select(1)
            #expect(states == [.buffering, .idle, .idle, .idle])
            _ = environment.happen("player", .text("ended"))
            #expect(states == [.played, .buffering, .idle, .idle])
            _ = environment.happen("player", .text("failed"))
            #expect(states == [.played, .failed, .idle, .buffering])
            _ = environment.happen("player", .text("ended"))
            _ = environment.happen("player", .text("failed"))
            #expect(states == [.played, .failed, .idle, .played])
            playlist.select(2)
            playlist.select(1)
            #expect(states == [.buffering, .idle, .idle, .played])
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
            playlist.select(2)
            for event in VoicePlayerEvent.allCases {
                playlist.voicePlayerDidReport(event, of: 4)
            }
            #expect(states == [.idle, .buffering, .idle, .idle])
        }

        @Test("A refresh keeps the current message, and stops it if it was removed")
        func refreshes() {
            load()
            playlist.select(1)
            _ = environment.happen("player", .text("ended"))
            playlist.refresh()
            environment.deliver(.all)
            #expect(states == [.played, .buffering, .idle, .idle])
            #expect(environment.happen("withdraw", .integer(2)) == nil)
            playlist.refresh()
            environment.deliver(.all)
            #expect(states == [.played, .idle, .idle])
            #expect(environment.requests.last == .stop)
            _ = environment.happen("player", .text("ended"))
            #expect(states == [.played, .idle, .idle])
        }

        @Test("Stopping ends the current message, and nothing plays")
        func stops() {
            load()
            playlist.stop()
            playlist.select(1)
            _ = environment.happen("player", .text("ended"))
            playlist.select(1)
            playlist.stop()
            playlist.stop()
            for event in VoicePlayerEvent.allCases {
                _ = environment.happen("player", .text(event.rawValue))
            }
            #expect(states == [.played, .idle, .idle, .idle])
            #expect(
                environment.requests.dropFirst() == [
                    .play(voiceID: 1), .play(voiceID: 2), .stop, .play(voiceID: 1), .stop,
                ]
            )
        }

        @Test("Replies after the model object is released do nothing and keep nothing alive")
        func releases() {
            var playlist: VoicePlaylist? = Self.playlist(in: environment)
            weak let released = playlist
            var eventCount = 0
            playlist?.onEvent = { _ in eventCount += 1 }
            playlist?.start()
            environment.deliver(.all)
            playlist?.refresh()
            playlist = nil
            #expect(released == nil)
            eventCount = 0
            environment.deliver(.all)
            #expect(eventCount == 0)
        }
    }
}
