internal import DataBinding
internal import Model

/// The contents of the list of messages.
@MainActor
final class VoicesViewModel {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    let placeholder = Bindable(Placeholder.none)
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    let isRefreshing = Bindable(false)
    let rows = Bindable<[VoiceCellViewModel]>([])
    var onMessage: ((String) -> Void)?

    private let voiceService: any VoiceService
    private let player: any VoicePlayer

    /// The row of the message that is played, buffers or is paused.
    private var current: VoiceCellViewModel?

    init(voiceService: any VoiceService, player: any VoicePlayer) {
        self.voiceService = voiceService
        self.player = player
    }

    /// Loads messages, and from then on follows the player.
    func start() {
        player.addObserver(self)
        loadVoices()
    }

    func loadVoices() {
        placeholder.value = .loading
        voiceService.voices { [weak self] result in
            guard let self else { return }
            isRefreshing.value = false
            switch result {
            case .success(let messages): show(messages)
            case .failure: placeholder.value = .error("Could not load messages")
            }
        }
    }

    func pullToRefresh() {
        guard !isRefreshing.value else { return }
        isRefreshing.value = true
        switch placeholder.value {
        case .loading: break
        case .error: loadVoices()
        case .none, .empty: refresh()
        }
    }

    private func refresh() {
        voiceService.voices { [weak self] result in
            guard let self else { return }
            isRefreshing.value = false
            switch result {
            case .success(let messages): show(messages)
            case .failure: onMessage?("Could not refresh")
            }
        }
    }

    private func show(_ messages: [VoiceMessage]) {
        placeholder.value = messages.isEmpty ? .empty("No messages") : .none
        var known: [VoiceMessage.ID: VoiceCellViewModel] = [:]
        for row in rows.value { known[row.message.id] = row }
        rows.value = messages.map { known[$0.id] ?? VoiceCellViewModel(message: $0) }
        stopIfGone()
    }

    // MARK: - Playing

    func selectVoice(at row: Int) {
        let selected = rows.value[row]
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

    private func play(_ row: VoiceCellViewModel) {
        stop()
        current = row
        row.change(to: .buffering)
        player.play(id: row.message.id)
    }

    /// Stops the current message, if there is one.
    func stop() {
        guard let current else { return }
        player.stop()
        current.giveWay()
        self.current = nil
    }

    /// Stops the current message if it is no longer in the list.
    private func stopIfGone() {
        guard let current, !rows.value.contains(where: { $0 === current }) else { return }
        stop()
    }
}

extension VoicesViewModel: VoicePlayerObserver {
    func voicePlayerDidReport(_ event: VoicePlayerEvent, of id: VoiceMessage.ID) {
        guard let current, current.message.id == id else { return }
        switch event {
        case .ready: if current.state == .buffering { current.change(to: .playing) }
        case .ended: finish(current, as: .played)
        case .failed: finish(current, as: .failed)
        }
    }

    /// Ends a message, and plays the next one below that was never started.
    private func finish(_ row: VoiceCellViewModel, as state: VoiceCellViewModel.State) {
        row.change(to: state)
        current = nil
        let below = rows.value.drop { $0 !== row }
        if let next = below.first(where: { !$0.wasStarted }) { play(next) }
    }
}
