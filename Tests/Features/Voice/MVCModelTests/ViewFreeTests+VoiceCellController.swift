internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The controller of a row")
    struct VoiceCellControllerTests {
        private static func controller(
            sender: String = "Ada",
            seconds: Int = 75,
            state: VoicePlaylist.State = .idle
        ) -> VoiceCellController {
            VoiceCellController(
                message: VoiceMessage(id: 2, sender: sender, seconds: seconds),
                state: state
            )
        }

        @Test("A row shows the sender, or that there is no name")
        func showsSender() {
            #expect(Self.controller().title == "Ada")
            #expect(Self.controller(sender: "").title == "Anonymous")
        }

        @Test(
            "A length is written in minutes and two-digit seconds",
            arguments: [
                (0, "0:00"), (9, "0:09"), (10, "0:10"), (59, "0:59"), (60, "1:00"), (754, "12:34"),
                (3_600, "60:00"),
            ]
        )
        func length(seconds: Int, length: String) {
            #expect(Self.controller(seconds: seconds).length == length)
        }

        @Test(
            "Each state has its text",
            arguments: [
                (VoicePlaylist.State.buffering, "Buffering"), (.playing, "Playing"),
                (.paused, "Paused"), (.failed, "Failed"), (.played, "Played"), (.idle, "Idle"),
            ]
        )
        func states(state: VoicePlaylist.State, text: String) {
            #expect(Self.controller(state: state).stateText == text)
        }
    }
}
