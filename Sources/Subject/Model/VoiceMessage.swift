/// Something that somebody said.
package struct VoiceMessage: Identifiable, Hashable, Sendable {
    package let id: Int
    /// Empty where the person gave no name.
    package let sender: String
    /// How long it is.
    package let seconds: Int

    package init(id: Int, sender: String, seconds: Int) {
        self.id = id
        self.sender = sender
        self.seconds = seconds
    }
}
