internal import Matrix
internal import Tracing

/// A recording that is written as an outline, with one line per call. Each call is indented by two
/// spaces below its caller.
struct Recorded {
    let task: TraceTask
    let result: TraceResult

    init(_ outline: String, feature: Feature = .blogFeed, variant: Variant = .mvp) {
        var names: [String] = []
        var functions: [Int] = []
        var callers: [Int] = []
        var open: [Int] = []
        for line in outline.split(separator: "\n") {
            let name = line.drop { $0 == " " }
            open.removeSubrange(min(open.count, (line.count - name.count) / 2)...)
            callers.append(open.last ?? -1)
            open.append(functions.count)
            // A question mark means a function without a name.
            if name == "?" {
                functions.append(-1)
            } else {
                functions.append(names.count)
                names.append(String(name))
            }
        }
        task = TraceTask(feature: feature, variants: [variant], scenarios: ["scenario"])
        result = TraceResult(
            obstacle: nil,
            functions: names,
            scenarios: [
                TraceResult.OfScenario(
                    scenario: "scenario",
                    variant: variant,
                    interactions: [
                        RecordedInteraction(
                            event: "{}",
                            ignored: nil,
                            before: [],
                            after: [],
                            functions: functions,
                            callers: callers
                        )
                    ]
                )
            ]
        )
    }

    var interaction: TraceMeasurement.Interaction {
        TraceMeasurement(task: task, result: result).scenarios[0].variants[0].interactions[0]
    }

    /// The call tree as an outline with the role of each call.
    var tree: String {
        func lines(_ call: TracedCall, _ depth: Int) -> [String] {
            let times = call.times == 1 ? "" : " × \(call.times)"
            let indentation = String(repeating: "  ", count: depth)
            return ["\(indentation)\(call.function)\(times) [\(call.participant.title)]"]
                + call.calls.flatMap { lines($0, depth + 1) }
        }
        return interaction.calls.flatMap { lines($0, 0) }.joined(separator: "\n")
    }
}
