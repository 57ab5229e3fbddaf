internal import Model
internal import Testing

@MainActor
@Suite("Voice messages and their player")
struct VoiceTests {
    private let backend = InMemoryBackend(seed: 7, scheduler: ImmediateScheduler())

    private var ids: [VoiceMessage.ID] {
        var ids: [VoiceMessage.ID] = []
        backend.voices { ids = (try? $0.get().map(\.id)) ?? [] }
        return ids
    }

    @Test("Messages stay in their order, until they are withdrawn")
    func lists() {
        for id in 1...3 { backend.addVoice(id: id, senderID: id, seconds: id) }
        #expect(ids == [1, 2, 3])
        #expect(backend.withdrawVoice(id: 2))
        #expect(!backend.withdrawVoice(id: 2))
        #expect(ids == [1, 3])
    }

    @Test("A player says nothing before it was told to play, and then speaks of that message")
    func says() {
        var heard: [String] = []
        let player = InMemoryVoicePlayer { heard.append("\($0)") }
        player.onEvent = { heard.append("\($0.rawValue) \($1)") }
        #expect(!player.say(.ready))
        player.play(id: 4)
        #expect(player.say(.ready))
        player.pause()
        player.resume()
        player.stop()
        #expect(player.say(.ended))
        #expect(heard == ["play(4)", "ready 4", "pause", "resume", "stop", "ended 4"])
    }

    @Test("What a player was told is taken down beside what services were asked")
    func notes() {
        backend.note(.pause)
        _ = ids
        backend.recordsRequests = false
        backend.note(.stop)
        #expect(backend.requests == [.pause, .voices])
    }
}
