internal import Descriptions

/// Samples and expected calls of tests.
extension HeaderPlan {
    /// Returns the pairs of keys and values of a scenario for a sample.
    func swiftPairs(_ sample: Sample) -> [String] {
        sample.swiftPairs(of: entity, from: .first(description))
    }

    /// Returns samples for which a tap asks a question and that reveal errors in the text of the
    /// question.
    func questioned(_ toggle: Toggle) -> [Sample] {
        guard let question = toggle.question else { return [] }
        let samples = samples(question.text).map { toggle.asks($0) ? $0 : $0.turned(toggle) }
        return samples.filter(toggle.asks).reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }

    /// Returns true if an element is shown with the given flags.
    func isThere(_ element: EntityElement, _ facts: Set<Name>) -> Bool {
        condition(element)?.holds(in: facts) ?? true
    }

    /// Returns the calls to the view that show some elements of a sample.
    func calls(_ elements: [EntityElement], _ sample: Sample, facts: Set<Name> = []) -> [String] {
        elements.filter { isThere($0, facts) }.map {
            ".\(show($0))(\(SwiftText.literal(sample.text($0.text))))"
        }
    }
}
