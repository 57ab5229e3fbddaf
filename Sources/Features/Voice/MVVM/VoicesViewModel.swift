internal import Model

/// What the list of messages shows. An observer hears of each value when it is set, and of each change
/// after that.
@MainActor
final class VoicesViewModel {
    /// What stands in place of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    private(set) var placeholder = Placeholder.none {
        didSet { if placeholder != oldValue { onPlaceholderChange?(placeholder) } }
    }
    private(set) var rows: [VoiceCellViewModel] = [] {
        didSet { onRowsChange?() }
    }
    var onPlaceholderChange: ((Placeholder) -> Void)? {
        didSet { onPlaceholderChange?(placeholder) }
    }
    var onRowsChange: (() -> Void)? {
        didSet { onRowsChange?() }
    }
    var onMessage: ((String) -> Void)?

    private let voiceService: any VoiceService
    private let player: any VoicePlayer

    /// The row whose message the player was told to play.
    private var current: VoiceCellViewModel?
    private var isRefreshing = false

    init(voiceService: any VoiceService, player: any VoicePlayer) {
        self.voiceService = voiceService
        self.player = player
    }

    isolated deinit {
        if current != nil { player.stop() }
    }

    /// Loads messages, and from then on hears the player.
    func start() {
        player.onEvent = { [weak self] in self?.hear($0, of: $1) }
        loadVoices()
    }

    func loadVoices() {
        placeholder = .loading
        voiceService.voices { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let messages): show(messages)
            case .failure: placeholder = .error("Could not load messages")
            }
        }
    }

    func pullToRefresh() {
        switch placeholder {
        case .loading: break
        case .error: loadVoices()
        case .none, .empty: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        voiceService.voices { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let messages): show(messages)
            case .failure: onMessage?("Could not refresh")
            }
        }
    }

    private func show(_ messages: [VoiceMessage]) {
        placeholder = messages.isEmpty ? .empty("No messages") : .none
        let known = rows
        rows = messages.map { message in
            known.first { $0.message.id == message.id } ?? VoiceCellViewModel(message: message)
        }
        stopIfGone()
    }

    // MARK: - Playing

    func selectVoice(at row: Int) {
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

    private func play(_ row: VoiceCellViewModel) {
        if let current {
            player.stop()
            current.giveWay()
        }
        current = row
        row.change(to: .buffering)
        player.play(id: row.message.id)
    }

    private func hear(_ event: VoicePlayerEvent, of id: VoiceMessage.ID) {
        guard let current, current.message.id == id else { return }
        switch event {
        case .ready: if current.state == .buffering { current.change(to: .playing) }
        case .ended: finish(current, as: .played)
        case .failed: finish(current, as: .failed)
        }
    }

    /// The first message below that was never started follows.
    private func finish(_ row: VoiceCellViewModel, as state: VoiceCellViewModel.State) {
        row.change(to: state)
        current = nil
        let below = rows.drop { $0 !== row }
        if let next = below.first(where: { !$0.wasStarted }) { play(next) }
    }

    /// A message that is gone is not played on.
    private func stopIfGone() {
        guard let current, !rows.contains(where: { $0 === current }) else { return }
        player.stop()
        self.current = nil
    }
}
