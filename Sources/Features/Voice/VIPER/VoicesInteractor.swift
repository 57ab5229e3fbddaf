internal import Model

final class VoicesInteractor: VoicesInteractorProtocol {
    private enum FirstLoad { case running, failed, done }

    weak var output: (any VoicesInteractorOutputProtocol)?

    private let voiceService: any VoiceService
    private let player: any VoicePlayer

    private var voices: [VoiceMessage] = []
    /// What the message that the player was told to play does.
    private var current: (id: VoiceMessage.ID, state: VoiceSummary.State)?
    private var startedIDs: Set<VoiceMessage.ID> = []
    private var endedIDs: Set<VoiceMessage.ID> = []
    private var failedIDs: Set<VoiceMessage.ID> = []
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false

    init(voiceService: any VoiceService, player: any VoicePlayer) {
        self.voiceService = voiceService
        self.player = player
    }

    isolated deinit {
        if current != nil { player.stop() }
    }

    func beginFetchingVoices() {
        player.onEvent = { [weak self] in self?.hear($0, of: $1) }
        fetchVoices()
    }

    func fetchVoices() {
        firstLoad = .running
        output?.didBeginFetchingVoices()
        voiceService.voices { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let voices):
                firstLoad = .done
                replaceVoices(with: voices)
            case .failure:
                firstLoad = .failed
                output?.didFailToFetchVoices()
            }
        }
    }

    func refreshVoices() {
        switch firstLoad {
        case .running: break
        case .failed: fetchVoices()
        case .done: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        voiceService.voices { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let voices): replaceVoices(with: voices)
            case .failure: output?.didFailToRefreshVoices()
            }
        }
    }

    private func replaceVoices(with voices: [VoiceMessage]) {
        self.voices = voices
        stopIfGone()
        output?.didFetchVoices()
    }

    /// A message that is gone is not played on.
    private func stopIfGone() {
        guard let current, index(of: current.id) == nil else { return }
        player.stop()
        self.current = nil
    }
}

// MARK: - Voices

extension VoicesInteractor {
    var voiceCount: Int { voices.count }

    func voice(at index: Int) -> VoiceSummary {
        let message = voices[index]
        return VoiceSummary(
            id: message.id,
            sender: message.sender,
            seconds: message.seconds,
            state: state(of: message.id)
        )
    }

    func playOrPauseVoice(at index: Int) {
        let id = voices[index].id
        switch state(of: id) {
        case .buffering:
            break
        case .playing:
            player.pause()
            changeCurrent(id, to: .paused)
        case .paused:
            player.resume()
            changeCurrent(id, to: .playing)
        case .idle, .played, .failed:
            start(id)
        }
    }

    private func start(_ id: VoiceMessage.ID) {
        if let current {
            player.stop()
            self.current = nil
            tellState(of: current.id)
        }
        startedIDs.insert(id)
        failedIDs.remove(id)
        changeCurrent(id, to: .buffering)
        player.play(id: id)
    }

    private func hear(_ event: VoicePlayerEvent, of id: VoiceMessage.ID) {
        guard let current, current.id == id else { return }
        switch event {
        case .ready: if current.state == .buffering { changeCurrent(id, to: .playing) }
        case .ended:
            endedIDs.insert(id)
            finish(id)
        case .failed:
            failedIDs.insert(id)
            finish(id)
        }
    }

    /// The first message below that was never started follows.
    private func finish(_ id: VoiceMessage.ID) {
        current = nil
        tellState(of: id)
        let below = voices.drop { $0.id != id }
        if let next = below.first(where: { !startedIDs.contains($0.id) }) { start(next.id) }
    }

    private func state(of id: VoiceMessage.ID) -> VoiceSummary.State {
        if let current, current.id == id { return current.state }
        if failedIDs.contains(id) { return .failed }
        return endedIDs.contains(id) ? .played : .idle
    }

    private func changeCurrent(_ id: VoiceMessage.ID, to state: VoiceSummary.State) {
        current = (id, state)
        tellState(of: id)
    }

    private func tellState(of id: VoiceMessage.ID) {
        guard let index = index(of: id) else { return }
        output?.didChangeState(of: voice(at: index), at: index)
    }

    private func index(of id: VoiceMessage.ID) -> Int? {
        voices.firstIndex { $0.id == id }
    }
}
