internal import Model

final class VoicesPresenter: VoicesPresenterProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var view: (any VoicesViewProtocol)?

    private let voiceService: any VoiceService
    private let player: any VoicePlayer

    private var rows: [VoiceCellPresenter] = []
    /// The row of the message that is played, buffers or is paused.
    private var current: VoiceCellPresenter?
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false

    init(voiceService: any VoiceService, player: any VoicePlayer) {
        self.voiceService = voiceService
        self.player = player
    }

    func viewDidLoad() {
        player.addObserver(self)
        loadVoices()
    }

    func viewDidDisappear() {
        stop()
    }

    func didTapRetry() {
        loadVoices()
    }

    private func loadVoices() {
        firstLoad = .running
        view?.showLoading()
        voiceService.voices { [weak self] result in
            guard let self else { return }
            view?.endRefreshing()
            switch result {
            case .success(let messages):
                firstLoad = .done
                show(messages)
            case .failure:
                firstLoad = .failed
                view?.showError("Could not load messages")
            }
        }
    }

    func didPullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadVoices()
        case .done: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        voiceService.voices { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            view?.endRefreshing()
            switch result {
            case .success(let messages): show(messages)
            case .failure: view?.showToast("Could not refresh")
            }
        }
    }

    private func show(_ messages: [VoiceMessage]) {
        var known: [VoiceMessage.ID: VoiceCellPresenter] = [:]
        for row in rows { known[row.message.id] = row }
        rows = messages.map { known[$0.id] ?? VoiceCellPresenter(message: $0) }
        stopIfGone()
        if rows.isEmpty { view?.showEmpty("No messages") } else { view?.showRows() }
        view?.reloadRows()
    }

    // MARK: - Playing

    func didSelectRow(at row: Int) {
        let selected = rows[row]
        switch selected.state {
        case .buffering:
            break
        case .playing:
            player.pause()
            selected.change(to: .paused)
        case .paused:
            player.resume()
            selected.change(to: .playing)
        case .idle, .played, .failed:
            play(selected)
        }
    }

    private func play(_ row: VoiceCellPresenter) {
        stop()
        current = row
        row.change(to: .buffering)
        player.play(id: row.message.id)
    }

    /// Stops the current message, if there is one.
    private func stop() {
        guard let current else { return }
        player.stop()
        current.giveWay()
        self.current = nil
    }

    /// Stops the current message if it is no longer in the list.
    private func stopIfGone() {
        guard let current, !rows.contains(where: { $0 === current }) else { return }
        stop()
    }
}

extension VoicesPresenter: VoicePlayerObserver {
    func voicePlayerDidReport(_ event: VoicePlayerEvent, of id: VoiceMessage.ID) {
        guard let current, current.message.id == id else { return }
        switch event {
        case .ready: if current.state == .buffering { current.change(to: .playing) }
        case .ended: finish(current, as: .played)
        case .failed: finish(current, as: .failed)
        }
    }

    /// Ends a message, and plays the next one below that was never started.
    private func finish(_ row: VoiceCellPresenter, as state: VoiceCellPresenter.State) {
        row.change(to: state)
        current = nil
        let below = rows.drop { $0 !== row }
        if let next = below.first(where: { !$0.wasStarted }) { play(next) }
    }
}

// MARK: - Rows

extension VoicesPresenter {
    var numberOfRows: Int { rows.count }

    func cellPresenter(at row: Int) -> any VoiceCellPresenterProtocol { rows[row] }
}
