internal import HeadlessKitDriver
internal import Matrix
internal import Report
internal import Tracing

/// The calls of traced scenarios, which the page shows step by step. Calls and elements of screens
/// occur many times, so that each distinct one is stored once.
struct StepsData: Encodable {
    /// A scenario that was traced in several variants.
    struct Trace: Encodable {
        let scenario: String
        /// The indices of the visible elements before the first event, and after each event.
        let screens: [[Int]]
        let variants: [OfVariant]
    }

    struct OfVariant: Encodable {
        let variant: String
        let events: [Event]
    }

    struct Event: Encodable {
        let event: String
        let ignored: String?
        /// The calls in the order of execution. Each is two numbers: that of the enclosing calls in
        /// the list, and the index of the call.
        let calls: [Int]
    }

    struct Call: Encodable, Hashable {
        let participant: String
        let function: String
        /// The number of repetitions in a row; `nil` if there is only one.
        let times: Int?
    }

    let calls: [Call]
    let elements: [Element]
    let features: [String: [Trace]]

    /// - Returns: `nil` if nothing was traced.
    init?(_ report: Report) {
        var calls = Distinct<Call>()
        var elements = Distinct<Element>()
        var features: [String: [Trace]] = [:]
        for feature in report.features {
            let scenarios = report.tracedScenarios(of: feature)
            if scenarios.isEmpty { continue }
            features[feature.name] = scenarios.map { Trace($0, &calls, &elements) }
        }
        guard !features.isEmpty else { return nil }
        self.features = features
        self.calls = calls.values
        self.elements = elements.values
    }
}

/// The distinct values of a sequence, in the order of their first occurrence.
private struct Distinct<Value: Hashable> {
    private(set) var values: [Value] = []
    private var indices: [Value: Int] = [:]

    /// Returns the index of a value, which is added if it is new.
    mutating func index(of value: Value) -> Int {
        if let index = indices[value] { return index }
        values.append(value)
        indices[value] = values.count - 1
        return values.count - 1
    }
}

extension StepsData.Trace {
    fileprivate init(
        _ scenario: TraceMeasurement.OfScenario,
        _ calls: inout Distinct<StepsData.Call>,
        _ elements: inout Distinct<Element>
    ) {
        self.scenario = scenario.scenario.drawable
        screens = scenario.screens.map { $0.map { elements.index(of: $0.drawable) } }
        variants = scenario.variants.map { traced in
            StepsData.OfVariant(
                variant: traced.variant.title,
                events: traced.interactions.map { interaction in
                    StepsData.Event(
                        event: interaction.event.drawable,
                        ignored: interaction.ignored?.drawable,
                        calls: Self.indices(of: interaction.calls, depth: 0, &calls)
                    )
                }
            )
        }
    }

    /// Returns a tree of calls as a list.
    private static func indices(
        of tree: [TracedCall],
        depth: Int,
        _ calls: inout Distinct<StepsData.Call>
    ) -> [Int] {
        tree.flatMap { traced in
            let call = StepsData.Call(
                participant: traced.participant.title,
                function: traced.function.drawable,
                times: traced.times > 1 ? traced.times : nil
            )
            return [depth, calls.index(of: call)]
                + indices(of: traced.calls, depth: depth + 1, &calls)
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
