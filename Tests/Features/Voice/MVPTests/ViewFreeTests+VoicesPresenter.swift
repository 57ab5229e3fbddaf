internal import AppSupport
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing
internal import Voice

@testable internal import Implementation

extension ViewFreeTests {
    @MainActor
    @Suite("The presenter of messages")
    struct VoicesPresenterTests {
        private let environment: VoiceEnvironment
        private let view = VoicesViewSpy()
        private let presenter: VoicesPresenter

        init() {
            self.init(messages: 4)
        }

        private init(messages: Int) {
            environment = VoiceEnvironment(opening: .voice(count: messages))
            presenter = Self.presenter(in: environment)
            presenter.view = view
        }

        private static func presenter(in environment: VoiceEnvironment) -> VoicesPresenter {
            VoicesPresenter(
                voiceService: environment.dependencies.voiceService,
                player: environment.dependencies.player
            )
        }

        /// Loads the messages, and forgets the calls.
        private func load() {
            presenter.viewDidLoad()
            environment.deliver(.all)
            view.calls = []
        }

        /// Returns the calls to a cell that attaches itself to a row.
        private func cell(at row: Int) -> [VoiceCellSpy.Call] {
            let cell = VoiceCellSpy()
            presenter.cellPresenter(at: row).attach(cell)
            return cell.calls
        }

        /// The states of all rows.
        private var states: [String] {
            (0..<presenter.numberOfRows).map { row in
                guard case .showState(let state) = cell(at: row).last else { return "" }
                return state
            }
        }

        @Test("The loading indicator shows until the messages arrive")
        func loads() {
            presenter.viewDidLoad()
            #expect(view.calls == [.showLoading])
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showRows, .reloadRows])
            #expect(presenter.numberOfRows == 4)
            #expect(environment.requests == [.voices])
        }

        @Test("A failed load shows an error, and the button requests it again")
        func loadFails() {
            environment.fail(.voices)
            presenter.viewDidLoad()
            environment.deliver(.all)
            #expect(
                view.calls == [.showLoading, .endRefreshing, .showError("Could not load messages")]
            )
            view.calls = []
            presenter.didTapRetry()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }

        @Test("After a failed first load, a pull loads again")
        func pullsAfterFailure() {
            environment.fail(.voices)
            load()
            presenter.didPullToRefresh()
            #expect(view.calls == [.showLoading])
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }

        @Test("An empty list shows its text, also after a refresh")
        func nobody() {
            let page = Self(messages: 0)
            page.load()
            page.presenter.didPullToRefresh()
            page.environment.deliver(.all)
            #expect(page.view.calls == [.endRefreshing, .showEmpty("No messages"), .reloadRows])
        }

        @Test("Pulling while the first load or a refresh runs does nothing")
        func pullsOnce() {
            presenter.viewDidLoad()
            presenter.didPullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            presenter.didPullToRefresh()
            presenter.didPullToRefresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            presenter.didPullToRefresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A failed refresh is reported, and the rows stay")
        func refreshFails() {
            load()
            environment.fail(.voices)
            presenter.didPullToRefresh()
            environment.deliver(.all)
            #expect(view.calls == [.endRefreshing, .showToast("Could not refresh")])
            #expect(presenter.numberOfRows == 4)
        }

        @Test("A tap plays, pauses or resumes a message, and does nothing while it is buffering")
        func plays() {
            load()
            presenter.didSelectRow(at: 1)
            presenter.didSelectRow(at: 1)
            #expect(states == ["Idle", "Buffering", "Idle", "Idle"])
            #expect(environment.happen("player", .text("ready")) == nil)
            #expect(states == ["Idle", "Playing", "Idle", "Idle"])
            presenter.didSelectRow(at: 1)
            #expect(environment.happen("player", .text("ready")) == nil)
            #expect(states == ["Idle", "Paused", "Idle", "Idle"])
            presenter.didSelectRow(at: 1)
            #expect(states == ["Idle", "Playing", "Idle", "Idle"])
            #expect(environment.requests.dropFirst() == [.play(voiceID: 2), .pause, .resume])
        }

        @Test(
            "After the end or a failure, the first message below that was never started is played"
        )
        func follows() {
            load()
            presenter.didSelectRow(at: 2)
            presenter.didSelectRow(at: 0)
            #expect(states == ["Buffering", "Idle", "Idle", "Idle"])
            _ = environment.happen("player", .text("ended"))
            #expect(states == ["Played", "Buffering", "Idle", "Idle"])
            _ = environment.happen("player", .text("failed"))
            #expect(states == ["Played", "Failed", "Idle", "Buffering"])
            _ = environment.happen("player", .text("ended"))
            _ = environment.happen("player", .text("failed"))
            #expect(states == ["Played", "Failed", "Idle", "Played"])
            presenter.didSelectRow(at: 1)
            presenter.didSelectRow(at: 0)
            #expect(states == ["Buffering", "Idle", "Idle", "Played"])
            #expect(
                environment.requests.dropFirst() == [
                    .play(voiceID: 3), .stop, .play(voiceID: 1), .play(voiceID: 2),
                    .play(voiceID: 4), .play(voiceID: 2), .stop, .play(voiceID: 1),
                ]
            )
        }

        @Test("An event of a message that is not the current one does nothing")
        func ignores() {
            load()
            presenter.didSelectRow(at: 1)
            for event in VoicePlayerEvent.allCases {
                presenter.voicePlayerDidReport(event, of: 4)
            }
            #expect(states == ["Idle", "Buffering", "Idle", "Idle"])
        }

        @Test("A refresh keeps the current message, and stops it if it was removed")
        func refreshes() {
            load()
            presenter.didSelectRow(at: 0)
            _ = environment.happen("player", .text("ended"))
            presenter.didPullToRefresh()
            environment.deliver(.all)
            #expect(states == ["Played", "Buffering", "Idle", "Idle"])
            #expect(environment.happen("withdraw", .integer(2)) == nil)
            presenter.didPullToRefresh()
            environment.deliver(.all)
            #expect(states == ["Played", "Idle", "Idle"])
            #expect(environment.requests.last == .stop)
            _ = environment.happen("player", .text("ended"))
            #expect(states == ["Played", "Idle", "Idle"])
        }

        @Test("If the view disappears, the current message stops, and nothing plays")
        func stops() {
            load()
            presenter.viewDidDisappear()
            presenter.didSelectRow(at: 0)
            _ = environment.happen("player", .text("ended"))
            presenter.didSelectRow(at: 0)
            presenter.viewDidDisappear()
            presenter.viewDidDisappear()
            for event in VoicePlayerEvent.allCases {
                _ = environment.happen("player", .text(event.rawValue))
            }
            #expect(states == ["Played", "Idle", "Idle", "Idle"])
            #expect(
                environment.requests.dropFirst() == [
                    .play(voiceID: 1), .play(voiceID: 2), .stop, .play(voiceID: 1), .stop,
                ]
            )
        }

        @Test("Replies after the release of the presenter do nothing and keep nothing alive")
        func releases() {
            var presenter: VoicesPresenter? = Self.presenter(in: environment)
            weak let released = presenter
            presenter?.view = view
            presenter?.viewDidLoad()
            environment.deliver(.all)
            presenter?.didPullToRefresh()
            presenter = nil
            #expect(released == nil)
            view.calls = []
            environment.deliver(.all)
            #expect(view.calls.isEmpty)
        }

        @Test("The presenter keeps no view alive and works without it")
        func keepsNoView() {
            var view: VoicesViewSpy? = VoicesViewSpy()
            presenter.view = view
            presenter.viewDidLoad()
            view = nil
            #expect(presenter.view == nil)
            environment.deliver(.all)
            #expect(presenter.numberOfRows == 4)
        }
    }
}
