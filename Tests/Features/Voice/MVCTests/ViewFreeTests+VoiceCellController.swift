internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The controller of a row")
    struct VoiceCellControllerTests {
        private let controller = VoiceCellController(
            message: VoiceMessage(id: 2, sender: "Ada", seconds: 75)
        )

        private var state: String { controller.stateText }

        @Test("A row shows the sender, the length and the state of its message")
        func shows() {
            #expect(controller.title == "Ada")
            #expect(controller.length == "1:15")
            #expect(state == "Idle")
            let nameless = VoiceCellController(message: VoiceMessage(id: 1, sender: "", seconds: 0))
            #expect(nameless.title == "Anonymous")
        }

        @Test(
            "A length is written in minutes and two-digit seconds",
            arguments: [
                (0, "0:00"), (9, "0:09"), (10, "0:10"), (59, "0:59"), (60, "1:00"), (754, "12:34"),
                (3_600, "60:00"),
            ]
        )
        func length(seconds: Int, length: String) {
            let message = VoiceMessage(id: 1, sender: "", seconds: seconds)
            #expect(VoiceCellController(message: message).length == length)
        }

        @Test("Each state has its text")
        func states() {
            let states: [(VoiceCellController.State, String)] = [
                (.buffering, "Buffering"), (.playing, "Playing"), (.paused, "Paused"),
                (.failed, "Failed"), (.played, "Played"), (.idle, "Idle"),
            ]
            for (changed, text) in states {
                controller.change(to: changed)
                #expect(state == text)
            }
        }

        @Test("An interrupted message returns to its state before it was started")
        func givesWay() {
            #expect(!controller.wasStarted)
            controller.change(to: .buffering)
            #expect(controller.wasStarted)
            controller.giveWay()
            #expect(state == "Idle")
            controller.change(to: .buffering)
            controller.change(to: .played)
            controller.change(to: .buffering)
            controller.giveWay()
            #expect(state == "Played")
            #expect(controller.wasStarted)
        }
    }
}
