internal import Model

/// The model object of voice messages: loads them, and plays one of them at a time.
///
/// It decides which requests are sent and what the player does, and stores the results. It has no texts
/// and depends on no view and no controller: a controller observes ``onEvent`` and shows the properties.
@MainActor
final class VoicePlaylist {
    /// The state of the first load.
    enum FirstLoad { case running, failed, done }

    /// The state of a message.
    enum State {
        case idle, buffering, playing, paused, played, failed
    }

    /// A change of a property, or the result of a request.
    enum Event: Equatable {
        /// The first load is running or has failed.
        case firstLoad
        /// There are other messages, and therefore another state of the first load.
        case messages
        /// The state of one message has changed; its place in the list is the same.
        case message(VoiceMessage)
        case refreshFailed
    }

    /// The progress of a listed message.
    private struct Progress {
        var state = State.idle
        var wasStarted = false
        var hasEnded = false
    }

    var onEvent: ((Event) -> Void)?

    private(set) var messages: [VoiceMessage] = []
    private(set) var firstLoad = FirstLoad.running

    private let voiceService: any VoiceService
    private let player: any VoicePlayer
    private var isRefreshing = false
    private var indices: [VoiceMessage.ID: Int] = [:]
    private var progress: [VoiceMessage.ID: Progress] = [:]
    /// The message that is played, buffers or is paused.
    private var currentID: VoiceMessage.ID?

    init(voiceService: any VoiceService, player: any VoicePlayer) {
        self.voiceService = voiceService
        self.player = player
    }

    /// Returns the place of a message in the list; `nil` if the list does not contain it.
    func index(of id: VoiceMessage.ID) -> Int? { indices[id] }

    func state(of id: VoiceMessage.ID) -> State { progress[id, default: Progress()].state }

    // MARK: - All messages

    /// Loads messages, and from then on follows the player.
    func start() {
        player.addObserver(self)
        load()
    }

    func load() {
        setFirstLoad(.running)
        voiceService.voices { [weak self] result in
            switch result {
            case .success(let messages): self?.replaceMessages(with: messages)
            case .failure: self?.setFirstLoad(.failed)
            }
        }
    }

    /// Replaces the messages with the current ones, or repeats a first load that has failed.
    func refresh() {
        switch firstLoad {
        case .running: break
        case .failed: load()
        case .done: if !isRefreshing { reload() }
        }
    }

    private func reload() {
        isRefreshing = true
        voiceService.voices { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            switch result {
            case .success(let messages): replaceMessages(with: messages)
            case .failure: onEvent?(.refreshFailed)
            }
        }
    }

    private func replaceMessages(with messages: [VoiceMessage]) {
        firstLoad = .done
        self.messages = messages
        indices = [:]
        for (index, message) in messages.enumerated() { indices[message.id] = index }
        if let currentID, indices[currentID] == nil { stop() }
        progress = progress.filter { indices[$0.key] != nil }
        onEvent?(.messages)
    }

    private func setFirstLoad(_ firstLoad: FirstLoad) {
        self.firstLoad = firstLoad
        onEvent?(.firstLoad)
    }

    // MARK: - Playing

    /// Plays a message, or pauses or resumes it.
    func select(_ id: VoiceMessage.ID) {
        switch state(of: id) {
        case .buffering:
            break
        case .playing:
            player.pause()
            setState(.paused, of: id)
        case .paused:
            player.resume()
            setState(.playing, of: id)
        case .idle, .played, .failed:
            play(id)
        }
    }

    private func play(_ id: VoiceMessage.ID) {
        stop()
        currentID = id
        progress[id, default: Progress()].wasStarted = true
        setState(.buffering, of: id)
        player.play(id: id)
    }

    /// Stops the current message, if there is one.
    func stop() {
        guard let currentID else { return }
        player.stop()
        self.currentID = nil
        setState(progress[currentID]?.hasEnded == true ? .played : .idle, of: currentID)
    }

    private func setState(_ state: State, of id: VoiceMessage.ID) {
        progress[id, default: Progress()].state = state
        if let index = indices[id] { onEvent?(.message(messages[index])) }
    }
}

extension VoicePlaylist: VoicePlayerObserver {
    func voicePlayerDidReport(_ event: VoicePlayerEvent, of id: VoiceMessage.ID) {
        guard id == currentID else { return }
        switch event {
        case .ready:
            if state(of: id) == .buffering { setState(.playing, of: id) }
        case .ended:
            progress[id, default: Progress()].hasEnded = true
            finish(id, as: .played)
        case .failed:
            finish(id, as: .failed)
        }
    }

    /// Ends a message, and plays the next one below that was never started.
    private func finish(_ id: VoiceMessage.ID, as state: State) {
        currentID = nil
        setState(state, of: id)
        let below = messages.drop { $0.id != id }
        if let next = below.first(where: { progress[$0.id]?.wasStarted != true }) { play(next.id) }
    }
}
