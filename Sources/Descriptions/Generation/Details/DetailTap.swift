internal import Descriptions

/// A tap on a button that changes the entity, with the names in its code. The tap has one outcome, or
/// one for each answer to the question that it asks.
struct DetailTap: Action {
    let outcomes: [DetailOutcome]
    let button: Name
    let question: ChangeQuestion?
    /// A sample for which no change is possible; `nil` if one always is.
    let impossible: Sample?
    /// The samples with all combinations of the values that decide which outcomes are possible.
    private let candidates: [Sample]

    /// - Parameter outcomes: the outcomes, at least one.
    init(_ outcomes: [DetailOutcome]) {
        self.outcomes = outcomes
        button = outcomes[0].button
        question = outcomes[0].question
        candidates = outcomes.reduce([outcomes[0].first]) { samples, outcome in
            samples
                + samples.flatMap { sample in
                    outcome.values.map { outcome.with($0, sample) }
                }
        }
        impossible = candidates.first { !Self.canChange($0, outcomes) }
    }

    /// The method that makes the change, or asks for it: `more`.
    var method: String { button.member }

    /// Returns the expression that is true if the button is enabled; `nil` if it always is.
    func condition(of variable: String) -> String? {
        guard impossible != nil else { return nil }
        return outcomes.compactMap { $0.condition(of: variable) }.joined(separator: " || ")
    }

    /// Returns the expression that is true if an outcome is possible; `nil` if it is possible
    /// whenever the button is enabled.
    func condition(of outcome: DetailOutcome, _ variable: String) -> String? {
        ignoring(outcome) == nil ? nil : outcome.condition(of: variable)
    }

    /// The outcomes of the answers; empty if the tap asks nothing.
    var answers: [DetailOutcome] { question == nil ? [] : outcomes }

    // MARK: - Samples

    /// Returns true if a change is possible for a sample.
    func canChange(_ sample: Sample) -> Bool { Self.canChange(sample, outcomes) }

    private static func canChange(_ sample: Sample, _ outcomes: [DetailOutcome]) -> Bool {
        outcomes.contains { $0.result(in: sample) != nil }
    }

    /// Returns a sample for which an outcome is not possible but another one is; `nil` if there is
    /// none.
    func ignoring(_ outcome: DetailOutcome) -> Sample? {
        candidates.first { outcome.result(in: $0) == nil && canChange($0) }
    }

    /// Returns the sample for which the button is enabled only because of an outcome, at its limit
    /// if it has one; `nil` if there is none.
    func enabling(_ outcome: DetailOutcome) -> Sample? {
        guard outcomes.count > 1 else { return outcome.last }
        let others = outcomes.filter { $0.name != outcome.name }
        let only = candidates.filter { sample in
            outcome.result(in: sample) != nil
                && others.allSatisfy { $0.result(in: sample) == nil }
        }
        return only.first(where: outcome.isLast) ?? only.first
    }
}
