internal import Model
internal import Testing

@MainActor
@Suite("Voice messages and their player")
struct VoiceTests {
    private let backend = InMemoryBackend(seed: 7, scheduler: ImmediateScheduler())

    @MainActor
    private final class Observer: VoicePlayerObserver {
        private let hear: (VoicePlayerEvent, VoiceMessage.ID) -> Void

        init(hear: @escaping (VoicePlayerEvent, VoiceMessage.ID) -> Void) {
            self.hear = hear
        }

        func voicePlayerDidReport(_ event: VoicePlayerEvent, of id: VoiceMessage.ID) {
            hear(event, id)
        }
    }

    private var ids: [VoiceMessage.ID] {
        var ids: [VoiceMessage.ID] = []
        backend.voices { ids = (try? $0.get().map(\.id)) ?? [] }
        return ids
    }

    @Test("Voice messages keep their order, and can be withdrawn once")
    func lists() {
        for id in 1...3 { backend.addVoice(id: id, senderID: id, seconds: id) }
        #expect(ids == [1, 2, 3])
        #expect(backend.withdrawVoice(id: 2))
        #expect(!backend.withdrawVoice(id: 2))
        #expect(ids == [1, 3])
    }

    @Test("The player sends events only after play, with the played message")
    func says() {
        var heard: [String] = []
        let player = InMemoryVoicePlayer { heard.append("\($0)") }
        let observer = Observer { heard.append("\($0.rawValue) \($1)") }
        player.addObserver(observer)
        #expect(!player.say(.ready))
        player.play(id: 4)
        #expect(player.say(.ready))
        player.pause()
        player.resume()
        player.stop()
        #expect(player.say(.ended))
        #expect(heard == ["play(4)", "ready 4", "pause", "resume", "stop", "ended 4"])
    }

    @Test("Commands to the player are recorded together with requests")
    func notes() {
        backend.note(.pause)
        _ = ids
        backend.recordsRequests = false
        backend.note(.stop)
        #expect(backend.requests == [.pause, .voices])
    }
}
