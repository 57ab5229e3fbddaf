internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @Suite("The state of a row")
    struct VoiceStateTests {
        private func state(sender: String = "Ada", seconds: Int = 75) -> VoiceState {
            VoiceState(message: VoiceMessage(id: 2, sender: sender, seconds: seconds))
        }

        @Test("A row shows who sent the message, how long it is, and its state")
        func shows() {
            #expect(state().id == 2)
            #expect(state().title == "Ada")
            #expect(state(sender: "").title == "Anonymous")
            #expect(state().length == "1:15")
            #expect(state().playbackText == "Idle")
        }

        @Test(
            "Each state of the player has its word",
            arguments: [
                (.buffering, "Buffering"), (.playing, "Playing"), (.paused, "Paused"),
                (.failed, "Failed"), (.played, "Played"), (.idle, "Idle"),
            ] as [(VoiceState.Playback, String)]
        )
        func playback(playback: VoiceState.Playback, text: String) {
            var state = state()
            state.playback = playback
            #expect(state.playbackText == text)
        }
    }
}
