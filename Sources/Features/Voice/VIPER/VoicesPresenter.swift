internal import Voice

final class VoicesPresenter: VoicesPresenterProtocol {
    weak var view: (any VoicesViewProtocol)?

    private let interactor: any VoicesInteractorProtocol

    init(interactor: any VoicesInteractorProtocol) {
        self.interactor = interactor
    }

    func viewDidLoad() {
        interactor.start()
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

    func didFetchVoices() {
        if interactor.voiceCount == 0 { view?.showEmpty("No messages") } else { view?.showRows() }
        view?.reloadRows()
    }

    func didFailToFetchVoices() {
        view?.showError("Could not load messages")
    }

    func didFailToRefreshVoices() {
        view?.showToast("Could not refresh")
    }

    func didChangeState(of voice: VoiceSummary, at index: Int) {
        view?.showState(text(of: voice.state), at: index)
    }
}

// MARK: - Rows

extension VoicesPresenter {
    var numberOfRows: Int { interactor.voiceCount }

    func fill(_ cell: any VoiceCellProtocol, at row: Int) {
        let voice = interactor.voice(at: row)
        let seconds = voice.seconds % 60
        cell.showIdentifier(VoiceElement.Message.row(id: voice.id))
        cell.showTitle(voice.sender.isEmpty ? "Anonymous" : voice.sender)
        cell.showLength("\(voice.seconds / 60):\(seconds < 10 ? "0" : "")\(seconds)")
        cell.showState(text(of: voice.state))
    }

    func didSelectRow(at row: Int) {
        interactor.playOrPauseVoice(at: row)
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
