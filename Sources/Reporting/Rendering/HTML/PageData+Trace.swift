internal import HeadlessKit
internal import Matrix
internal import Tracing

extension PageData {
    /// The calls of one scenario, which the page shows step by step.
    struct Trace: Encodable {
        let scenario: String
        /// The visible elements before the first event, and after each event.
        let screens: [[Element]]
        let variants: [OfVariant]

        struct OfVariant: Encodable {
            let variant: String
            let events: [Event]
        }

        struct Event: Encodable {
            let event: String
            let ignored: String?
            /// The calls in the order of execution.
            let calls: [Call]
        }

        struct Call: Encodable {
            /// The number of enclosing calls in the list.
            let depth: Int
            let participant: String
            let function: String
            let times: Int
        }

        init(_ scenario: TraceMeasurement.OfScenario) {
            self.scenario = scenario.scenario.drawable
            screens = scenario.screens.map { $0.map(\.drawable) }
            variants = scenario.variants.map { traced in
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

extension PageData.Trace.Call {
    /// Returns a tree of calls as a list.
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
    /// The element with texts that can be displayed safely.
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
