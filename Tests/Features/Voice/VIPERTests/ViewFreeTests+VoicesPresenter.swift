internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
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

        /// Returns the row of a message in a list without other messages.
        private func row(of voice: VoiceSummary) -> VoiceRow {
            presenter.didFetchVoices([voice])
            return presenter.row(at: 0)
        }

        @Test("User actions go to the interactor")
        func asks() {
            presenter.viewDidLoad()
            presenter.didTapRetry()
            presenter.didPullToRefresh()
            presenter.didSelectRow(id: 3)
            presenter.viewDidDisappear()
            #expect(
                interactor.calls == [
                    .start, .fetchVoices, .refreshVoices, .playOrPauseVoice(id: 3), .stopVoice,
                ]
            )
            #expect(view.calls.isEmpty)
        }

        @Test("The loading indicator shows until the messages arrive")
        func loads() {
            presenter.didBeginFetchingVoices()
            #expect(presenter.numberOfRows == 0)
            presenter.didFetchVoices([voice()])
            #expect(view.calls == [.showLoading, .endRefreshing, .showRows, .reloadRows])
            #expect(presenter.numberOfRows == 1)
        }

        @Test("A failed load, an empty list and a failed refresh have their texts")
        func reports() {
            presenter.didFailToFetchVoices()
            presenter.didFetchVoices([])
            presenter.didFailToRefreshVoices()
            #expect(
                view.calls == [
                    .endRefreshing, .showError("Could not load messages"),
                    .endRefreshing, .showEmpty("No messages"), .reloadRows,
                    .endRefreshing, .showToast("Could not refresh"),
                ]
            )
        }

        @Test("A row has the finished texts of its message")
        func makesRow() {
            #expect(
                row(of: voice()) == VoiceRow(id: 2, title: "Ada", length: "1:15", state: "Idle")
            )
            #expect(row(of: voice(sender: "")).title == "Anonymous")
        }

        @Test(
            "Each state has its text, in a new row and in an updated one",
            arguments: [
                (VoiceSummary.State.idle, "Idle"), (.buffering, "Buffering"),
                (.playing, "Playing"), (.paused, "Paused"), (.played, "Played"),
                (.failed, "Failed"),
            ]
        )
        func states(state: VoiceSummary.State, text: String) {
            #expect(row(of: voice(state)).state == text)
            presenter.didFetchVoices([voice()])
            view.calls = []
            presenter.didUpdateVoice(voice(state))
            #expect(presenter.row(at: 0).state == text)
            #expect(view.calls == [.updateRow(presenter.row(at: 0))])
        }

        @Test("A message that is not listed updates no row")
        func ignoresUnlisted() {
            presenter.didUpdateVoice(voice(.playing))
            #expect(view.calls.isEmpty)
        }

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: VoicesViewSpy? = VoicesViewSpy()
            presenter.view = view
            view = nil
            #expect(presenter.view == nil)
            presenter.didFetchVoices([voice()])
            #expect(presenter.numberOfRows == 1)
        }
    }
}
