internal import Descriptions

/// The change that a tap on a button, or an answer to its question, makes, with the names in its
/// code.
struct DetailOutcome: Action {
    let change: DetailChange
    /// The name of the button, followed by the answer if the question of the button has several.
    let name: Name
    let field: Entity.Field
    let entity: Entity
    /// The limits of a number; `nil` for none.
    let limits: ClosedRange<Int>?
    /// The sample with the first value of each field.
    let first: Sample

    var button: Name { change.button }
    var nameOfMethods: String { name.type }
    var question: ChangeQuestion? { change.question }
    var failure: String { SwiftText.literal(change.failure) }
    var success: String? { change.success.map(SwiftText.literal) }

    /// The methods of an interactor's output for success and for failure.
    var didSucceed: String { "didSucceedAt\(name.type)" }
    var didFail: String { "didFailAt\(name.type)" }

    /// The name of the operation and of its request: `tallyPeople`.
    var operation: Name { entity.change(of: field.name) }

    /// The method of the service: `addToPeople`, `setPeople`.
    var request: String {
        if case .add = change.edit { "addTo\(field.name.type)" } else { "set\(field.name.type)" }
    }

    /// The constant with the limits of a number.
    var limitsMember: String { "\(field.member)Limits" }

    /// Returns the statement that changes a variable.
    func edit(_ variable: String) -> String {
        change.edit.statement(on: "\(variable).\(field.member)")
    }

    /// Returns the expression that is true if the change is possible; `nil` for a change that is
    /// always possible.
    func condition(of variable: String) -> String? {
        let value = "\(variable).\(field.member)"
        guard case .add(let difference, _) = change.edit else {
            return change.edit.difference(from: value)
        }
        let sum = "\(value) \(difference < 0 ? "-" : "+") \(abs(difference))"
        return "\(entity.name.type).\(limitsMember).contains(\(sum))"
    }

    // MARK: - Samples

    /// Returns the value of the field after a change of the sample; `nil` if the change is not
    /// possible.
    func result(in sample: Sample) -> FieldValue? {
        sample.fields[entity.name]?[field.name].flatMap { change.edit.result(of: $0, in: limits) }
    }

    /// Returns a sample after the change; the same sample if the change is not possible.
    func changed(_ sample: Sample) -> Sample {
        result(in: sample).map { with($0, sample) } ?? sample
    }

    /// Returns the values of the service after the change. They may have exceeded the values that
    /// the screen shows, so a sum is limited.
    ///
    /// - Parameters:
    ///   - sample: the values of the service before the change.
    ///   - shown: the values that the screen shows before the change.
    func done(to sample: Sample, shown: Sample) -> Sample {
        guard case .add(let difference, _) = change.edit, let limits,
            case .number(let number)? = sample.fields[entity.name]?[field.name]
        else { return result(in: shown).map { with($0, sample) } ?? sample }
        let sum = min(max(number + difference, limits.lowerBound), limits.upperBound)
        return with(.number(sum), sample)
    }

    /// A sample for which the change is possible: the first sample if it is possible there.
    var possible: Sample {
        ([first] + values.map { with($0, first) }).first { result(in: $0) != nil } ?? first
    }

    /// The sample for which an addition is possible exactly once before it reaches the limit; `nil`
    /// without a limit.
    var last: Sample? { lastValue.map { with($0, first) } }

    /// The value to which an addition is possible exactly once before it reaches the limit.
    private var lastValue: FieldValue? {
        guard case .add(let difference, _) = change.edit, let limits else { return nil }
        let bound = difference > 0 ? limits.upperBound : limits.lowerBound
        return .number(bound - difference)
    }

    /// The values of the field between which the change becomes possible or impossible.
    var values: [FieldValue] {
        let bounds = limits.map { [$0.lowerBound, $0.upperBound].map(FieldValue.number) } ?? []
        let set: [FieldValue] =
            if case .set(_, let value) = change.edit { [value] } else { [] }
        return field.values + bounds + set + edges
    }

    /// The last value to which an addition is possible, and the next one, to which it is not.
    private var edges: [FieldValue] {
        guard case .add(let difference, _) = change.edit,
            case .number(let last)? = lastValue
        else { return [] }
        return [.number(last), .number(last + difference.signum())]
    }

    /// Returns true if an addition to the value of a sample reaches the limit.
    func isLast(_ sample: Sample) -> Bool {
        lastValue != nil && sample.fields[entity.name]?[field.name] == lastValue
    }

    func with(_ value: FieldValue, _ sample: Sample) -> Sample {
        sample.with([field.name: value], in: entity.name)
    }
}
