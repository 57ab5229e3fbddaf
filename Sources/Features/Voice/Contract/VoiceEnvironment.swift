package import HeadlessKit
package import Model
package import Scripts

/// The world around a list of voice messages: a service that keeps them, those who withdraw them, and a
/// player that says what a script lets it say.
package final class VoiceEnvironment: ScriptEnvironment {
    private let backend: InMemoryBackend
    private let player: InMemoryVoicePlayer
    /// `nil` where replies are delivered at once.
    private let manualScheduler: ManualScheduler?

    package init(opening: Opening) {
        let isManual = opening.text("scheduler", default: "manual") == "manual"
        manualScheduler = isManual ? ManualScheduler() : nil
        let backend = InMemoryBackend(
            seed: UInt64(opening.integer("seed", default: 7)),
            scheduler: manualScheduler ?? ImmediateScheduler()
        )
        for operation in opening.texts("fail").compactMap(Model.Operation.init) {
            backend.faults.failNext(operation)
        }
        backend.recordsRequests = opening.flag("recorded", default: true)
        for index in 0..<opening.integer("voices", default: 5) {
            let id = index + 1
            // Of all lengths: none, below a minute, above an hour.
            backend.addVoice(id: id, senderID: id, seconds: index * 37 % 4_000)
        }
        self.backend = backend
        player = InMemoryVoicePlayer { [backend] in backend.note($0) }
    }

    package var dependencies: VoiceDependencies {
        VoiceDependencies(voiceService: backend, player: player)
    }

    package var requests: [ServiceRequest] { backend.requests }
    package var waitingReplies: Int { manualScheduler?.waitingCount ?? 0 }

    package func deliver(_ delivery: Delivery) {
        switch delivery {
        case .next: manualScheduler?.deliverNext()
        case .last: manualScheduler?.deliverLast()
        case .all: manualScheduler?.deliverAll()
        }
    }

    package func fail(_ operation: Model.Operation) {
        backend.faults.failNext(operation)
    }

    /// Lets the player say something, or a sender withdraw a message.
    package func happen(_ event: String, _ value: JSONValue) -> String? {
        switch value {
        case .integer(let id):
            return backend.withdrawVoice(id: id) ? nil : "there is no message \(id)"
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
