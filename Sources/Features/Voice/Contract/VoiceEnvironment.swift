package import AppSupport
internal import Model
package import Scenarios

/// The test environment of a list of voice messages: a service, senders who withdraw messages, a
/// player, whose events a scenario sends, and pages that cover the screen.
package final class VoiceEnvironment: BackendEnvironment {
    package let world: BackendWorld
    private let player: InMemoryVoicePlayer
    private let navigator = NavigationStack()
    /// The number of messages that were added, including withdrawn ones.
    private var leftCount = 0

    package init(opening: Opening) {
        world = BackendWorld(opening: opening)
        player = InMemoryVoicePlayer { [backend = world.backend] in backend.note($0) }
        for _ in 0..<opening.integer("voices", default: 5) { leaveMessage() }
    }

    package var dependencies: VoiceDependencies {
        VoiceDependencies(voiceService: world.backend, player: player)
    }

    package var navigation: NavigationStack? { navigator }

    /// Adds a message. The lengths include zero, less than a minute and more than an hour.
    private func leaveMessage() {
        leftCount += 1
        let seconds = (leftCount - 1) * 37 % 4_000
        world.backend.addVoice(id: leftCount, senderID: leftCount, seconds: seconds)
    }

    /// Sends an event of the player, adds or withdraws a message, or covers the screen.
    package func happen(_ event: String, _ value: JSONValue) -> String? {
        switch value {
        case .integer(let id):
            return world.backend.withdrawVoice(id: id) ? nil : "there is no message \(id)"
        case .text(let word):
            let say = event == "late" ? player.sayLate : player.say
            let said = VoicePlayerEvent(rawValue: word).map(say) ?? false
            return said ? nil : "the player has played no such message"
        case .flag:
            if event == "cover" {
                navigator.push(Route(page: "notification", id: 1))
            } else {
                leaveMessage()
            }
            return nil
        default:
            return "there is no such event"
        }
    }

    // No setting can be changed.
    package func set(_ values: [String: JSONValue]) {}
}
