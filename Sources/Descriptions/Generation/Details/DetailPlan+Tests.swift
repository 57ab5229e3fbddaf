internal import Descriptions

/// Samples of scenarios.
extension DetailPlan {
    /// Returns samples that reveal errors in the text of a question, within the limits of the service.
    func questioned(_ tap: DetailTap, _ text: TextRule) -> [Sample] {
        samples(text).filter { sample in
            tap.canChange(sample)
                && entity.fields.allSatisfy { field in
                    guard case .number(let number)? = sample.fields[entity.name]?[field.name],
                        let limits = service.limits(of: field.name)
                    else { return true }
                    return limits.contains(number)
                }
        }
    }

    /// Returns the JSON pairs of a scenario for the values of a sample that differ from another
    /// sample.
    ///
    /// - Parameter other: the other sample; `nil` for the first sample.
    func jsonValues(_ sample: Sample, from other: Sample? = nil) -> [String] {
        sample.jsonValues(of: entity, from: other ?? .first(description))
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

    /// Returns a change that could follow another one; `nil` for none.
    func pair(beginningWith one: Step) -> Pair? {
        let start = one.outcome.possible
        return steps.first { other in
            let change = other.outcome
            return other.tap.button != one.tap.button && change.result(in: start) != nil
                && change.result(in: one.outcome.changed(start)) != nil
                && change.result(in: one.outcome.done(to: start, shown: start)) != nil
        }
        .map { Pair(one: one, other: $0, start: start) }
    }
}
