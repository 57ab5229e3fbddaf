internal import Model

enum VoicesReducer {
    static func reduce(_ state: inout VoicesState, _ action: VoicesAction) -> [VoicesEffect] {
        switch action {
        case .opened:
            // A restored screen already has the reply.
            return state.placeholder == .loading ? [.followPlayer, .load] : [.followPlayer]
        case .retryTapped:
            return load(&state)
        case .pulled:
            return pull(&state)
        case .voiceTapped(let id):
            return tap(id, in: &state)
        case .disappeared:
            return stop(&state)
        case .loaded(.success(let messages)), .refreshed(.success(let messages)):
            state.isRefreshing = false
            return replaceVoices(with: messages, in: &state)
        case .loaded(.failure):
            state.isRefreshing = false
            state.placeholder = .error("Could not load messages")
            return []
        case .refreshed(.failure):
            state.isRefreshing = false
            return [.showMessage("Could not refresh")]
        case .playerReported(let event, let id):
            return handle(event, of: id, in: &state)
        }
    }

    // MARK: - Loading

    private static func load(_ state: inout VoicesState) -> [VoicesEffect] {
        state.placeholder = .loading
        return [.load]
    }

    private static func pull(_ state: inout VoicesState) -> [VoicesEffect] {
        guard !state.isRefreshing else { return [] }
        state.isRefreshing = true
        switch state.placeholder {
        case .loading: return []
        case .error: return load(&state)
        case .none, .empty: return [.refresh]
        }
    }

    /// Shows the messages. A message that was listed before keeps its state; the player stops if its
    /// message is no longer listed.
    private static func replaceVoices(
        with messages: [VoiceMessage],
        in state: inout VoicesState
    ) -> [VoicesEffect] {
        state.placeholder = messages.isEmpty ? .empty("No messages") : .none
        state.listedIDs = messages.map(\.id)
        let known = state.voices
        state.voices = [:]
        for message in messages {
            state.voices[message.id] = known[message.id] ?? VoiceState(message: message)
        }
        guard let id = state.currentID, state.voices[id] == nil else { return [] }
        state.currentID = nil
        return [.stop]
    }

    // MARK: - Playing

    private static func tap(
        _ id: VoiceState.ID,
        in state: inout VoicesState
    ) -> [VoicesEffect] {
        guard let voice = state.voices[id] else { return [] }
        switch voice.playback {
        case .buffering:
            return []
        case .playing:
            state.voices[id]?.playback = .paused
            return [.pause]
        case .paused:
            state.voices[id]?.playback = .playing
            return [.resume]
        case .idle, .played, .failed:
            return play(id, in: &state)
        }
    }

    private static func play(
        _ id: VoiceState.ID,
        in state: inout VoicesState
    ) -> [VoicesEffect] {
        let effects = stop(&state)
        state.currentID = id
        state.voices[id]?.playback = .buffering
        state.voices[id]?.wasStarted = true
        return effects + [.play(id)]
    }

    /// Stops the current message, if there is one.
    private static func stop(_ state: inout VoicesState) -> [VoicesEffect] {
        guard let id = state.currentID, let voice = state.voices[id] else { return [] }
        state.voices[id]?.playback = voice.hasEnded ? .played : .idle
        state.currentID = nil
        return [.stop]
    }

    private static func handle(
        _ event: VoicePlayerEvent,
        of id: VoiceMessage.ID,
        in state: inout VoicesState
    ) -> [VoicesEffect] {
        guard id == state.currentID, let voice = state.voices[id] else { return [] }
        switch event {
        case .ready:
            if voice.playback == .buffering { state.voices[id]?.playback = .playing }
            return []
        case .ended:
            state.voices[id]?.hasEnded = true
            return finish(id, as: .played, in: &state)
        case .failed:
            return finish(id, as: .failed, in: &state)
        }
    }

    /// Ends a message, and plays the next one below that was never started.
    private static func finish(
        _ id: VoiceState.ID,
        as playback: VoiceState.Playback,
        in state: inout VoicesState
    ) -> [VoicesEffect] {
        state.voices[id]?.playback = playback
        state.currentID = nil
        let below = state.listedIDs.drop { $0 != id }
        guard let next = below.first(where: { state.voices[$0]?.wasStarted == false }) else {
            return []
        }
        return play(next, in: &state)
    }
}
