internal import DataBinding
internal import ImplementationTesting
internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The view model of a row")
    struct VoiceCellViewModelTests {
        private let viewModel = VoiceCellViewModel(
            message: VoiceMessage(id: 2, sender: "Ada", seconds: 75)
        )

        private var state: String { viewModel.stateText.value }

        @Test("A row shows who sent the message, how long it is, and its state")
        func shows() {
            #expect(viewModel.title == "Ada")
            #expect(viewModel.length == "1:15")
            #expect(state == "Idle")
            #expect(viewModel.id == 2)
            let nameless = VoiceCellViewModel(message: VoiceMessage(id: 1, sender: "", seconds: 0))
            #expect(nameless.title == "Anonymous")
        }

        @Test(
            "A length is minutes and seconds of two digits",
            arguments: [
                (0, "0:00"), (9, "0:09"), (10, "0:10"), (59, "0:59"), (60, "1:00"), (754, "12:34"),
                (3_600, "60:00"),
            ]
        )
        func length(seconds: Int, length: String) {
            let message = VoiceMessage(id: 1, sender: "", seconds: seconds)
            #expect(VoiceCellViewModel(message: message).length == length)
        }

        @Test("Each state has its word")
        func states() {
            let states: [(VoiceCellViewModel.State, String)] = [
                (.buffering, "Buffering"), (.playing, "Playing"), (.paused, "Paused"),
                (.failed, "Failed"), (.played, "Played"), (.idle, "Idle"),
            ]
            for (changed, text) in states {
                viewModel.change(to: changed)
                #expect(state == text)
            }
        }

        @Test("A message that gives way reads as it did before it was started")
        func givesWay() {
            #expect(!viewModel.wasStarted)
            viewModel.change(to: .buffering)
            #expect(viewModel.wasStarted)
            viewModel.giveWay()
            #expect(state == "Idle")
            viewModel.change(to: .buffering)
            viewModel.change(to: .played)
            viewModel.change(to: .buffering)
            viewModel.giveWay()
            #expect(state == "Played")
            #expect(viewModel.wasStarted)
        }

        @Test("An observer receives the state at once, and every change")
        func tells() {
            let observer = Observer()
            var heard: [String] = []
            viewModel.stateText.bind(to: observer) { heard.append($1) }
            viewModel.change(to: .buffering)
            viewModel.change(to: .buffering)
            viewModel.change(to: .playing)
            #expect(heard == ["Idle", "Buffering", "Playing"])
        }

        @Test("An observer that has unbound itself receives nothing")
        func unbinds() {
            let observer = Observer()
            var changeCount = 0
            viewModel.stateText.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel.unbind(observer)
            changeCount = 0
            viewModel.change(to: .buffering)
            #expect(changeCount == 0)
        }

        @Test("A reused cell unbinds only itself: the cell that shows the row now is updated")
        func unbindsOnlyItself() {
            let reused = Observer()
            let current = Observer()
            var heard: [String] = []
            viewModel.stateText.bind(to: reused) { _, _ in }
            viewModel.stateText.bind(to: current) { heard.append($1) }
            viewModel.unbind(reused)
            viewModel.change(to: .buffering)
            #expect(heard == ["Idle", "Buffering"])
        }
    }
}
