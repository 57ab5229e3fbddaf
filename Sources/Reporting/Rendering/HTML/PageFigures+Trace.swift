internal import HeadlessKit
internal import Matrix
internal import Tracing

extension PageFigures {
    /// The calls of one script, to be stepped through.
    struct Trace: Encodable {
        let script: String
        /// What could be seen before the first event, and then after each.
        let screens: [[Element]]
        let variants: [OfVariant]

        struct OfVariant: Encodable {
            let variant: String
            let events: [Event]
        }

        struct Event: Encodable {
            let event: String
            let ignored: String?
            /// In the order in which they are made.
            let calls: [Call]
        }

        struct Call: Encodable {
            /// How many calls of the list lead to it.
            let depth: Int
            let participant: String
            let function: String
            let times: Int
        }

        init(_ script: TraceMeasurement.OfScript) {
            self.script = script.script.drawable
            screens = script.screens.map { $0.map(\.drawable) }
            variants = script.variants.map { traced in
                OfVariant(
                    variant: traced.variant.title,
                    events: traced.interactions.map { interaction in
                        Event(
                            event: interaction.event.drawable,
                            ignored: interaction.ignored?.drawable,
                            calls: Call.all(in: interaction.calls)
                        )
                    }
                )
            }
        }
    }
}

extension PageFigures.Trace.Call {
    /// A tree of calls as a list.
    fileprivate static func all(in calls: [TracedCall], depth: Int = 0) -> [Self] {
        calls.flatMap { call in
            [
                Self(
                    depth: depth,
                    participant: call.participant.title,
                    function: call.function.drawable,
                    times: call.times
                )
            ] + all(in: call.calls, depth: depth + 1)
        }
    }
}

extension Element {
    /// The same in texts that are drawn where they stand.
    fileprivate var drawable: Element {
        Element(
            id: id.drawable,
            kind: kind,
            text: text.drawable,
            isEnabled: isEnabled,
            image: image?.drawable
        )
    }
}
