internal import Model

final class VoicesInteractor: VoicesInteractorProtocol {
    private enum FirstLoad { case running, failed, done }
    /// The playback state of a message that was started, and whether it was ever played to its end.
    private struct Progress {
        var state = VoiceSummary.State.idle
        var hasEnded = false
    }

    weak var output: (any VoicesInteractorOutputProtocol)?

    private let voiceService: any VoiceService
    private let player: any VoicePlayer

    private var voices: [VoiceMessage] = []
    private var indicesByID: [VoiceMessage.ID: Int] = [:]
    private var progress: [VoiceMessage.ID: Progress] = [:]
    /// The message that the player plays or has paused.
    private var current: VoiceMessage.ID?
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false

    init(voiceService: any VoiceService, player: any VoicePlayer) {
        self.voiceService = voiceService
        self.player = player
    }

    func start() {
        player.addObserver(self)
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
        indicesByID = [:]
        for (index, message) in voices.enumerated() { indicesByID[message.id] = index }
        stopRemovedVoice()
        output?.didFetchVoices(voices.map(summary(of:)))
    }

    /// Stops the current message if it is no longer listed.
    private func stopRemovedVoice() {
        guard let current, indicesByID[current] == nil else { return }
        stopVoice()
    }
}

// MARK: - Voices

extension VoicesInteractor {
    func playOrPauseVoice(id: VoiceMessage.ID) {
        switch state(of: id) {
        case .buffering:
            break
        case .playing:
            player.pause()
            change(id, to: .paused)
        case .paused:
            player.resume()
            change(id, to: .playing)
        case .idle, .played, .failed:
            play(id)
        }
    }

    private func play(_ id: VoiceMessage.ID) {
        stopVoice()
        current = id
        change(id, to: .buffering)
        player.play(id: id)
    }

    func stopVoice() {
        guard let current else { return }
        player.stop()
        change(current, to: progress[current]?.hasEnded == true ? .played : .idle)
        self.current = nil
    }

    private func state(of id: VoiceMessage.ID) -> VoiceSummary.State {
        progress[id]?.state ?? .idle
    }

    private func change(_ id: VoiceMessage.ID, to state: VoiceSummary.State) {
        progress[id, default: Progress()].state = state
        if state == .played { progress[id]?.hasEnded = true }
        guard let index = indicesByID[id] else { return }
        output?.didUpdateVoice(summary(of: voices[index]))
    }

    private func summary(of message: VoiceMessage) -> VoiceSummary {
        VoiceSummary(
            id: message.id,
            sender: message.sender,
            seconds: message.seconds,
            state: state(of: message.id)
        )
    }
}

extension VoicesInteractor: VoicePlayerObserver {
    func voicePlayerDidReport(_ event: VoicePlayerEvent, of id: VoiceMessage.ID) {
        guard id == current else { return }
        switch event {
        case .ready: if state(of: id) == .buffering { change(id, to: .playing) }
        case .ended: finish(id, as: .played)
        case .failed: finish(id, as: .failed)
        }
    }

    /// Ends a message, and plays the first message below it that was never started.
    private func finish(_ id: VoiceMessage.ID, as state: VoiceSummary.State) {
        change(id, to: state)
        current = nil
        let below = voices.drop { $0.id != id }
        if let next = below.first(where: { progress[$0.id] == nil }) { play(next.id) }
    }
}
