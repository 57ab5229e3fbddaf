/// A recorded message of another user.
package struct VoiceMessage: Identifiable, Codable, Hashable, Sendable {
    package let id: Int
    /// The name of the sender; empty if they gave none.
    package let sender: String
    /// The duration in seconds.
    package let seconds: Int

    package init(id: Int, sender: String, seconds: Int) {
        self.id = id
        self.sender = sender
        self.seconds = seconds
    }
}
