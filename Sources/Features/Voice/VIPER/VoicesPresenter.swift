internal import ModelFormatting

final class VoicesPresenter: VoicesPresenterProtocol {
    weak var view: (any VoicesViewProtocol)?

    private let interactor: any VoicesInteractorProtocol
    private var rows: [VoiceRow] = []
    private var indicesByID: [Int: Int] = [:]

    init(interactor: any VoicesInteractorProtocol) {
        self.interactor = interactor
    }

    func viewDidLoad() {
        interactor.start()
    }

    func viewDidDisappear() {
        interactor.stopVoice()
    }

    func didTapRetry() {
        interactor.fetchVoices()
    }

    func didPullToRefresh() {
        interactor.refreshVoices()
    }
}

extension VoicesPresenter: VoicesInteractorOutputProtocol {
    func didBeginFetchingVoices() {
        view?.showLoading()
    }

    func didFetchVoices(_ voices: [VoiceSummary]) {
        rows = voices.map(row(of:))
        indicesByID = [:]
        for (index, row) in rows.enumerated() { indicesByID[row.id] = index }
        view?.endRefreshing()
        if rows.isEmpty { view?.showEmpty("No messages") } else { view?.showRows() }
        view?.reloadRows()
    }

    func didFailToFetchVoices() {
        view?.endRefreshing()
        view?.showError("Could not load messages")
    }

    func didFailToRefreshVoices() {
        view?.endRefreshing()
        view?.showToast("Could not refresh")
    }

    func didUpdateVoice(_ voice: VoiceSummary) {
        guard let index = indicesByID[voice.id] else { return }
        rows[index] = row(of: voice)
        view?.updateRow(rows[index])
    }
}

// MARK: - Rows

extension VoicesPresenter {
    var numberOfRows: Int { rows.count }

    func row(at index: Int) -> VoiceRow { rows[index] }

    func didSelectRow(id: Int) {
        interactor.playOrPauseVoice(id: id)
    }

    private func row(of voice: VoiceSummary) -> VoiceRow {
        VoiceRow(
            id: voice.id,
            title: TextFormat.name(voice.sender),
            length: TextFormat.duration(seconds: voice.seconds),
            state: text(of: voice.state)
        )
    }

    private func text(of state: VoiceSummary.State) -> String {
        switch state {
        case .idle: "Idle"
        case .buffering: "Buffering"
        case .playing: "Playing"
        case .paused: "Paused"
        case .played: "Played"
        case .failed: "Failed"
        }
    }
}
