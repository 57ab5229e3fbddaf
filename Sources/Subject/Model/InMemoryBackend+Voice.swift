extension InMemoryBackend: VoiceService {
    /// Adds a message as the last.
    package func addVoice(id: VoiceMessage.ID, senderID: User.ID, seconds: Int) {
        voices.append(
            VoiceMessage(id: id, sender: sample.user(id: senderID).name, seconds: seconds)
        )
    }

    /// Removes a message, as its sender can.
    ///
    /// - Returns: `true` if the message existed.
    package func withdrawVoice(id: VoiceMessage.ID) -> Bool {
        guard let index = voices.firstIndex(where: { $0.id == id }) else { return false }
        voices.remove(at: index)
        return true
    }

    package func voices(completion: @escaping Completion<[VoiceMessage]>) {
        answer(.voices, completion: completion) { $0.voices }
    }
}
