internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The model of a row")
    struct VoiceModelTests {
        private let voice = VoiceModel(message: VoiceMessage(id: 2, sender: "Ada", seconds: 75))

        @Test("A row shows who sent the message, how long it is, and its state")
        func shows() {
            #expect(voice.id == 2)
            #expect(voice.title == "Ada")
            #expect(voice.length == "1:15")
            #expect(voice.stateText == "Idle")
            let nameless = VoiceModel(message: VoiceMessage(id: 1, sender: "", seconds: 0))
            #expect(nameless.title == "Anonymous")
        }

        @Test("Each state has its word")
        func states() {
            let states: [(VoiceModel.State, String)] = [
                (.buffering, "Buffering"), (.playing, "Playing"), (.paused, "Paused"),
                (.failed, "Failed"), (.played, "Played"), (.idle, "Idle"),
            ]
            for (changed, text) in states {
                voice.change(to: changed)
                #expect(voice.stateText == text)
            }
        }

        @Test("A message that gives way reads as it did before it was started")
        func givesWay() {
            #expect(!voice.wasStarted)
            voice.change(to: .buffering)
            #expect(voice.wasStarted)
            voice.giveWay()
            #expect(voice.stateText == "Idle")
            voice.change(to: .buffering)
            voice.change(to: .played)
            voice.change(to: .buffering)
            voice.giveWay()
            #expect(voice.stateText == "Played")
            #expect(voice.wasStarted)
        }
    }
}
