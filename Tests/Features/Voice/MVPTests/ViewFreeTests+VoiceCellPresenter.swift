internal import Model
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of a row")
    struct VoiceCellPresenterTests {
        private let presenter = VoiceCellPresenter(
            message: VoiceMessage(id: 2, sender: "Ada", seconds: 75)
        )

        /// Returns the calls to a cell that attaches itself.
        private static func shown(_ presenter: VoiceCellPresenter) -> [VoiceCellSpy.Call] {
            let cell = VoiceCellSpy()
            presenter.attach(cell)
            return cell.calls
        }

        private var state: String {
            guard case .showState(let state) = Self.shown(presenter).last else { return "" }
            return state
        }

        @Test("An attached view receives all values of the row")
        func shows() {
            #expect(
                Self.shown(presenter) == [
                    .showTitle("Ada"), .showLength("1:15"),
                    .showState("Idle"),
                ]
            )
            let nameless = VoiceCellPresenter(message: VoiceMessage(id: 1, sender: "", seconds: 0))
            #expect(Self.shown(nameless).contains(.showTitle("Anonymous")))
        }

        @Test(
            "A length is written in minutes and two-digit seconds",
            arguments: [
                (0, "0:00"), (9, "0:09"), (10, "0:10"), (59, "0:59"), (60, "1:00"), (754, "12:34"),
                (3_600, "60:00"),
            ]
        )
        func length(seconds: Int, length: String) {
            let presenter = VoiceCellPresenter(
                message: VoiceMessage(id: 1, sender: "", seconds: seconds)
            )
            #expect(Self.shown(presenter).contains(.showLength(length)))
        }

        @Test("Each state has its text")
        func states() {
            let states: [(VoiceCellPresenter.State, String)] = [
                (.buffering, "Buffering"), (.playing, "Playing"), (.paused, "Paused"),
                (.failed, "Failed"), (.played, "Played"), (.idle, "Idle"),
            ]
            for (changed, text) in states {
                presenter.change(to: changed)
                #expect(state == text)
            }
        }

        @Test("An interrupted message returns to its state before it was started")
        func givesWay() {
            #expect(!presenter.wasStarted)
            presenter.change(to: .buffering)
            #expect(presenter.wasStarted)
            presenter.giveWay()
            #expect(state == "Idle")
            presenter.change(to: .buffering)
            presenter.change(to: .played)
            presenter.change(to: .buffering)
            presenter.giveWay()
            #expect(state == "Played")
            #expect(presenter.wasStarted)
        }

        @Test("A view receives each change until it detaches itself, and is not kept alive")
        func tells() {
            var cell: VoiceCellSpy? = VoiceCellSpy()
            if let cell { presenter.attach(cell) }
            cell?.calls = []
            presenter.change(to: .buffering)
            #expect(cell?.calls == [.showState("Buffering")])
            if let cell { presenter.detach(cell) }
            presenter.change(to: .playing)
            #expect(cell?.calls.count == 1)
            if let cell { presenter.attach(cell) }
            cell = nil
            #expect(presenter.view == nil)
        }

        @Test("A reused cell detaches only itself: the cell that shows the row now is updated")
        func detachesOnlyItself() {
            let reused = VoiceCellSpy()
            let cell = VoiceCellSpy()
            presenter.attach(reused)
            presenter.attach(cell)
            presenter.detach(reused)
            cell.calls = []
            presenter.change(to: .buffering)
            #expect(cell.calls == [.showState("Buffering")])
        }
    }
}
