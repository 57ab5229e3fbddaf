internal import Model
package import Scripts

/// The world around a list of voice messages: a service that keeps them, those who withdraw them, and a
/// player that says what a script lets it say.
package final class VoiceEnvironment: BackendEnvironment {
    package let world: BackendWorld
    private let player: InMemoryVoicePlayer
    /// The number of messages that were ever left.
    private var leftCount = 0

    package init(opening: Opening) {
        world = BackendWorld(opening: opening)
        player = InMemoryVoicePlayer { [backend = world.backend] in backend.note($0) }
        for _ in 0..<opening.integer("voices", default: 5) { leaveMessage() }
    }

    package var dependencies: VoiceDependencies {
        VoiceDependencies(voiceService: world.backend, player: player)
    }

    /// Lets somebody leave a message, of any length: none, below a minute, above an hour.
    private func leaveMessage() {
        leftCount += 1
        let seconds = (leftCount - 1) * 37 % 4_000
        world.backend.addVoice(id: leftCount, senderID: leftCount, seconds: seconds)
    }

    /// Lets the player say something, or a sender leave or withdraw a message.
    package func happen(_ event: String, _ value: JSONValue) -> String? {
        switch value {
        case .integer(let id):
            return world.backend.withdrawVoice(id: id) ? nil : "there is no message \(id)"
        case .text(let word):
            let say = event == "late" ? player.sayLate : player.say
            let said = VoicePlayerEvent(rawValue: word).map(say) ?? false
            return said ? nil : "the player has played no such message"
        case .flag:
            leaveMessage()
            return nil
        default:
            return "there is no such event"
        }
    }

    // No setting can be changed.
    package func set(_ values: [String: JSONValue]) {}
}
