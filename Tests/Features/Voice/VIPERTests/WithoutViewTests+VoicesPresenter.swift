internal import Testing

@testable internal import VoiceVIPER

extension WithoutViewTests {
    @MainActor
    @Suite("The presenter of messages")
    struct VoicesPresenterTests {
        private let interactor = VoicesInteractorSpy()
        private let view = VoicesViewSpy()
        private let presenter: VoicesPresenter

        init() {
            presenter = VoicesPresenter(interactor: interactor)
            presenter.view = view
        }

        private func voice(
            seconds: Int = 75,
            sender: String = "Ada",
            _ state: VoiceSummary.State = .idle
        ) -> VoiceSummary {
            VoiceSummary(id: 2, sender: sender, seconds: seconds, state: state)
        }

        /// What a cell is told that is filled for the only row.
        private func cell(for voice: VoiceSummary) -> [VoiceCellSpy.Call] {
            interactor.voices = [voice]
            let cell = VoiceCellSpy()
            presenter.fill(cell, at: 0)
            return cell.calls
        }

        @Test("Each thing that a person does is the interactor's to decide")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            presenter.didSelectRow(at: 3)
            #expect(
                interactor.calls == [
                    .start, .fetchVoices, .refreshVoices,
                    .playOrPauseVoice(index: 3),
                ]
            )
            #expect(view.calls.isEmpty)
        }

        @Test("Loading shows until messages have come")
        func loads() {
            presenter.didBeginFetchingVoices()
            #expect(view.calls == [.showLoading])
            view.calls = []
            interactor.voices = [voice()]
            presenter.didFetchVoices()
            #expect(view.calls == [.showRows, .reloadRows])
            #expect(presenter.numberOfRows == 1)
        }

        @Test("Messages that fail say so in place, none say so, and a refresh that fails says so")
        func says() {
            presenter.didFailToFetchVoices()
            presenter.didFetchVoices()
            presenter.didFailToRefreshVoices()
            #expect(
                view.calls == [
                    .showError("Could not load messages"), .showEmpty("No messages"),
                    .reloadRows, .showToast("Could not refresh"),
                ]
            )
        }

        @Test("A cell is told all of its row")
        func fillsCell() {
            #expect(
                cell(for: voice()) == [
                    .showIdentifier("voice.2"), .showTitle("Ada"), .showLength("1:15"),
                    .showState("Idle"),
                ]
            )
            #expect(cell(for: voice(sender: "")).contains(.showTitle("Anonymous")))
        }

        @Test(
            "A length is minutes and seconds of two digits",
            arguments: [
                (0, "0:00"), (9, "0:09"), (10, "0:10"), (59, "0:59"), (60, "1:00"), (754, "12:34"),
                (3_600, "60:00"),
            ]
        )
        func length(seconds: Int, length: String) {
            #expect(cell(for: voice(seconds: seconds)).contains(.showLength(length)))
        }

        @Test("Each state has its word, in a row that is filled and in one that changes")
        func states() {
            let states: [(VoiceSummary.State, String)] = [
                (.idle, "Idle"), (.buffering, "Buffering"), (.playing, "Playing"),
                (.paused, "Paused"), (.played, "Played"), (.failed, "Failed"),
            ]
            for (state, text) in states {
                #expect(cell(for: voice(state)).last == .showState(text))
                presenter.didChangeState(of: voice(state), at: 4)
                #expect(view.calls.last == .showState(text, row: 4))
            }
        }

        @Test("The presenter keeps no view alive, and works on without")
        func keepsNoView() {
            var view: VoicesViewSpy? = VoicesViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            presenter.didFetchVoices()
        }
    }
}
