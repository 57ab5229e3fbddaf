package import HeadlessKit
internal import Model
package import Scripts

/// The world around a list of voice messages: a service that keeps them, those who withdraw them, and a
/// player that says what a script lets it say.
package final class VoiceEnvironment: BackendEnvironment {
    package let world: BackendWorld
    private let player: InMemoryVoicePlayer

    package init(opening: Opening) {
        world = BackendWorld(opening: opening)
        for index in 0..<opening.integer("voices", default: 5) {
            let id = index + 1
            // Of all lengths: none, below a minute, above an hour.
            world.backend.addVoice(id: id, senderID: id, seconds: index * 37 % 4_000)
        }
        player = InMemoryVoicePlayer { [backend = world.backend] in backend.note($0) }
    }

    package var dependencies: VoiceDependencies {
        VoiceDependencies(voiceService: world.backend, player: player)
    }

    /// Lets the player say something, or a sender withdraw a message.
    package func happen(_ event: String, _ value: JSONValue) -> String? {
        switch value {
        case .integer(let id):
            return world.backend.withdrawVoice(id: id) ? nil : "there is no message \(id)"
        case .text(let word):
            let said = VoicePlayerEvent(rawValue: word).map(player.say) ?? false
            return said ? nil : "the player was told to play nothing"
        default:
            return "there is no such event"
        }
    }

    // A list of messages leads nowhere, and nothing of it can be set.
    package var routes: [Route] { [] }
    package func back() -> Bool { false }
    package func set(_ values: [String: JSONValue]) {}
}
