internal import Descriptions

/// Samples and statements of tests.
extension DetailPlan {
    /// Returns samples that reveal errors in the text of a question.
    func questioned(_ tap: DetailTap) -> [Sample] {
        guard let question = tap.question else { return [] }
        return samples(question.text).filter(tap.canChange)
    }

    /// Returns the calls to the view for a sample.
    ///
    /// - Parameter facts: the flags that are set.
    func calls(_ sample: Sample, facts: Set<Name> = []) -> [String] {
        varying.map { ".show\(textName($0).type)(\(SwiftText.literal(sample.text($0.text))))" }
            + conditioned.map { ".\($0.enable)(\($0.canChange(sample)))" }
            + conditional.map { ".\($0.hide)(\(!$0.condition.holds(in: facts)))" }
    }

    /// The samples that reveal whether a button is enabled correctly. An outcome is the only one
    /// that is possible for its sample; a sample without one disables the button.
    var disabling: [(tap: DetailTap, sample: Sample, outcome: DetailOutcome?)] {
        conditioned.flatMap { tap in
            let impossible = tap.impossible.map { (tap, $0, DetailOutcome?.none) }
            let enabling = tap.outcomes.map { outcome in
                tap.enabling(outcome).map { (tap, $0, Optional(outcome)) }
            }
            return ([impossible] + enabling).compactMap(\.self)
        }
    }

    /// Returns the statement that changes values of the service without the screen.
    func setting(_ sample: Sample, from other: Sample) -> String {
        "screen.environment.set(\(swiftValues(sample, from: other)))"
    }

    /// Returns the statement that creates the screen of a test with the values of a sample.
    func screen(_ sample: Sample) -> String {
        let values = swiftValues(sample)
        return values == "[:]" ? "let screen = Self()" : "let screen = Self(\(values))"
    }

    /// Returns the JSON pairs of a scenario for the values of a sample that differ from another
    /// sample.
    ///
    /// - Parameter other: the other sample; `nil` for the first sample.
    func jsonValues(_ sample: Sample, from other: Sample? = nil) -> [String] {
        sample.jsonValues(of: entity, from: other ?? .first(description))
    }

    /// Returns the Swift dictionary for the values of a sample that differ from another sample.
    ///
    /// - Parameter other: the other sample; `nil` for the first sample.
    func swiftValues(_ sample: Sample, from other: Sample? = nil) -> String {
        SwiftText.dictionary(sample.swiftPairs(of: entity, from: other ?? .first(description)))
    }

    /// Returns the sample for a service whose values all changed after the screen loaded them.
    func outside(_ start: Sample) -> Sample {
        let later = Sample.later(description)
        var outside = start
        for field in entity.fields {
            let value = start.fields[entity.name]?[field.name]
            let values = [later.fields[entity.name]?[field.name]] + field.values.map(Optional.some)
            guard let other = values.compactMap(\.self).first(where: { $0 != value }) else {
                continue
            }
            outside = outside.with([field.name: other], in: entity.name)
        }
        return outside
    }

    /// A tap with one of its outcomes.
    struct Step {
        let tap: DetailTap
        let outcome: DetailOutcome
    }

    /// The changes of two buttons and a sample. Both changes are possible for the sample, and the
    /// second one is also possible after the first.
    struct Pair {
        let one: Step
        let other: Step
        let start: Sample
    }

    /// The taps with each of their outcomes.
    var steps: [Step] {
        taps.flatMap { tap in tap.outcomes.map { Step(tap: tap, outcome: $0) } }
    }

    /// The first pair of changes; `nil` for none.
    var twoAtOnce: Pair? {
        for one in steps {
            let start = one.outcome.possible
            for other in steps where other.tap.button != one.tap.button {
                let change = other.outcome
                if change.result(in: start) != nil,
                    change.result(in: one.outcome.changed(start)) != nil,
                    change.result(in: one.outcome.done(to: start, shown: start)) != nil
                {
                    return Pair(one: one, other: other, start: start)
                }
            }
        }
        return nil
    }
}
