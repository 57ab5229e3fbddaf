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
        case .messagesShown:
            state.messages = []
            return []
        case .loaded(.success(let messages)), .refreshed(.success(let messages)):
            state.isRefreshing = false
            return replaceVoices(with: messages, in: &state)
        case .loaded(.failure):
            state.isRefreshing = false
            state.placeholder = .error("Could not load messages")
            return []
        case .refreshed(.failure):
            state.isRefreshing = false
            state.messages.append("Could not refresh")
            return []
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
        var known: [VoiceState.ID: VoiceState] = [:]
        for voice in state.voices { known[voice.id] = voice }
        state.voices = messages.map { known[$0.id] ?? VoiceState(message: $0) }
        guard let current = state.currentID, !messages.contains(where: { $0.id == current }) else {
            return []
        }
        state.currentID = nil
        return [.stop]
    }

    // MARK: - Playing

    private static func tap(
        _ id: VoiceState.ID,
        in state: inout VoicesState
    ) -> [VoicesEffect] {
        guard let index = state.voices.firstIndex(where: { $0.id == id }) else { return [] }
        switch state.voices[index].playback {
        case .buffering:
            return []
        case .playing:
            state.voices[index].playback = .paused
            return [.pause]
        case .paused:
            state.voices[index].playback = .playing
            return [.resume]
        case .idle, .played, .failed:
            return play(index, in: &state)
        }
    }

    private static func play(_ index: Int, in state: inout VoicesState) -> [VoicesEffect] {
        let effects = stop(&state)
        state.currentID = state.voices[index].id
        state.voices[index].playback = .buffering
        state.voices[index].wasStarted = true
        return effects + [.play(state.voices[index].id)]
    }

    /// Stops the current message, if there is one.
    private static func stop(_ state: inout VoicesState) -> [VoicesEffect] {
        guard let index = state.voices.firstIndex(where: { $0.id == state.currentID }) else {
            return []
        }
        state.voices[index].playback = state.voices[index].hasEnded ? .played : .idle
        state.currentID = nil
        return [.stop]
    }

    private static func handle(
        _ event: VoicePlayerEvent,
        of id: VoiceMessage.ID,
        in state: inout VoicesState
    ) -> [VoicesEffect] {
        guard id == state.currentID, let index = state.voices.firstIndex(where: { $0.id == id })
        else { return [] }
        switch event {
        case .ready:
            if state.voices[index].playback == .buffering {
                state.voices[index].playback = .playing
            }
            return []
        case .ended:
            state.voices[index].hasEnded = true
            return finish(index, as: .played, in: &state)
        case .failed:
            return finish(index, as: .failed, in: &state)
        }
    }

    /// Ends a message, and plays the next one below that was never started.
    private static func finish(
        _ index: Int,
        as playback: VoiceState.Playback,
        in state: inout VoicesState
    ) -> [VoicesEffect] {
        state.voices[index].playback = playback
        state.currentID = nil
        guard let next = state.voices[index...].firstIndex(where: { !$0.wasStarted }) else {
            return []
        }
        return play(next, in: &state)
    }
}
