internal import Model
internal import Observation
internal import StateManagement

/// The contents of the list of messages.
@MainActor
@Observable
final class VoicesModel {
    /// The placeholder that is shown instead of rows.
    enum Placeholder: Equatable {
        case none
        case loading
        case error(String)
        case empty(String)
    }

    private(set) var placeholder = Placeholder.none
    /// Indicates whether the user has pulled the list and the reply has not arrived yet.
    private(set) var isRefreshing = false
    private(set) var voices: [VoiceModel] = []
    /// Called with each message to the user.
    @ObservationIgnored var onMessage: ((String) -> Void)?

    @ObservationIgnored private let voiceService: any VoiceService
    @ObservationIgnored private let player: any VoicePlayer
    /// The message that is played, buffers or is paused.
    @ObservationIgnored private var current: VoiceModel?

    init(voiceService: any VoiceService, player: any VoicePlayer) {
        self.voiceService = voiceService
        self.player = player
    }

    func followPlayer() {
        player.addObserver(self)
    }

    func load() async {
        placeholder = .loading
        defer { isRefreshing = false }
        do {
            show(try await voiceService.voices())
        } catch is CancellationError {
            return
        } catch {
            placeholder = .error("Could not load messages")
        }
    }

    func refresh() async {
        guard !isRefreshing else { return }
        isRefreshing = true
        switch placeholder {
        case .loading: return
        case .error: return await load()
        case .none, .empty: break
        }
        defer { isRefreshing = false }
        do {
            show(try await voiceService.voices())
        } catch is CancellationError {
            return
        } catch {
            onMessage?("Could not refresh")
        }
    }

    private func show(_ messages: [VoiceMessage]) {
        placeholder = messages.isEmpty ? .empty("No messages") : .none
        var known: [VoiceMessage.ID: VoiceModel] = [:]
        for voice in voices { known[voice.id] = voice }
        voices = messages.map { known[$0.id] ?? VoiceModel(message: $0) }
        stopIfGone()
    }

    // MARK: - Playing

    func select(_ voice: VoiceModel) {
        switch voice.state {
        case .buffering:
            break
        case .playing:
            player.pause()
            voice.change(to: .paused)
        case .paused:
            player.resume()
            voice.change(to: .playing)
        case .idle, .played, .failed:
            play(voice)
        }
    }

    private func play(_ voice: VoiceModel) {
        stop()
        current = voice
        voice.change(to: .buffering)
        player.play(id: voice.id)
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
        guard let current, !voices.contains(where: { $0 === current }) else { return }
        stop()
    }
}

extension VoicesModel: VoicePlayerObserver {
    func voicePlayerDidReport(_ event: VoicePlayerEvent, of id: VoiceMessage.ID) {
        guard let current, current.id == id else { return }
        switch event {
        case .ready: if current.state == .buffering { current.change(to: .playing) }
        case .ended: finish(current, as: .played)
        case .failed: finish(current, as: .failed)
        }
    }

    /// Ends a message, and plays the next one below that was never started.
    private func finish(_ voice: VoiceModel, as state: VoiceModel.State) {
        voice.change(to: state)
        current = nil
        let below = voices.drop { $0 !== voice }
        if let next = below.first(where: { !$0.wasStarted }) { play(next) }
    }
}
