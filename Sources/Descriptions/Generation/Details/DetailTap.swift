internal import Descriptions

/// What a tap on a button of a screen changes, with the names of all that takes part.
struct DetailTap {
    let change: DetailChange
    let field: Entity.Field
    let entity: Entity
    /// What a number can have; `nil` for any.
    let limits: ClosedRange<Int>?

    var button: Name { change.button }
    var question: ChangeQuestion? { change.question }
    var failure: String { SwiftText.literal(change.failure) }
    var success: String? { change.success.map(SwiftText.literal) }

    /// What a view calls: `onTapMore`.
    var closure: String { "onTap\(button.type)" }
    /// What a presenter hears: `didTapMore`.
    var tap: String { "didTap\(button.type)" }
    /// What is done: `more`.
    var method: String { button.member }
    /// What does it once that was confirmed. A view asks by the same name.
    var confirm: String { "confirm\(button.type)" }
    /// What a presenter hears of the answer.
    var didConfirm: String { "didConfirm\(button.type)" }
    /// What an interactor answers where it has to be confirmed, and where it was done or not.
    var mustConfirm: String { "mustConfirm\(button.type)" }
    var didSucceed: String { "didSucceedAt\(button.type)" }
    var didFail: String { "didFailAt\(button.type)" }
    /// What a view is told of whether the button can be tapped.
    var enable: String { "enable\(button.type)" }
    /// The same as a property, and as VIPER hands it up.
    var isEnabled: String { "is\(button.type)Enabled" }
    var isPossible: String { "is\(button.type)Possible" }
    /// The property that holds its view.
    var property: String { "\(button.member)Button" }

    /// The operation, and the request: `tallyPeople`.
    var operation: Name { entity.change(of: field.name) }

    /// What the service is asked: `addToPeople`, `setPeople`.
    var request: String {
        if case .add = change.edit { "addTo\(field.name.type)" } else { "set\(field.name.type)" }
    }

    /// The constant with what a number can have.
    var limitsMember: String { "\(field.member)Limits" }

    /// Changes a variable.
    func edit(_ variable: String) -> String {
        let value = "\(variable).\(field.member)"
        return switch change.edit {
        case .toggle: "\(value).toggle()"
        case .add(let difference, _): "\(value) \(difference < 0 ? "-=" : "+=") \(abs(difference))"
        case .set(_, let new): "\(value) = \(new.literal)"
        }
    }

    /// What the service is asked with.
    func argument(_ variable: String) -> String {
        if case .add(let difference, _) = change.edit {
            return String(difference)
        }
        return "\(variable).\(field.member)"
    }

    /// Whether it can be done, as an expression; `nil` where it always can.
    func condition(of variable: String) -> String? {
        let value = "\(variable).\(field.member)"
        switch change.edit {
        case .toggle: return nil
        case .add(let difference, _):
            let sum = "\(value) \(difference < 0 ? "-" : "+") \(abs(difference))"
            return "\(entity.name.type).\(limitsMember).contains(\(sum))"
        case .set(_, .flag(let isSet)): return isSet ? "!\(value)" : value
        case .set(_, let new): return "\(value) != \(new.literal)"
        }
    }

    // MARK: - Samples

    /// What the field has in a sample when it is changed; `nil` where that cannot be.
    func result(in sample: Sample) -> FieldValue? {
        sample.fields[entity.name]?[field.name].flatMap { change.edit.result(of: $0, in: limits) }
    }

    /// A sample when it is changed; itself where that cannot be.
    func changed(_ sample: Sample) -> Sample {
        result(in: sample).map { with($0, sample) } ?? sample
    }

    /// What the service has when it is asked to change a sample, which may have come to lie beyond what the
    /// screen knew.
    func done(to sample: Sample, shown: Sample) -> Sample {
        guard case .add(let difference, _) = change.edit, let limits,
            case .number(let number)? = sample.fields[entity.name]?[field.name]
        else { return result(in: shown).map { with($0, sample) } ?? sample }
        let sum = min(max(number + difference, limits.lowerBound), limits.upperBound)
        return with(.number(sum), sample)
    }

    /// A sample that it can be done to: the first, where that is one.
    func possible(_ description: Description) -> Sample {
        candidates(description).first { result(in: $0) != nil } ?? .first(description)
    }

    /// A sample that it cannot be done to; `nil` where it always can.
    func impossible(_ description: Description) -> Sample? {
        candidates(description).first { result(in: $0) == nil }
    }

    /// The sample beside the limit that something is added towards, where that can be done the last time;
    /// `nil` where there is no limit.
    func last(_ description: Description) -> Sample? {
        guard case .add(let difference, _) = change.edit, let limits else { return nil }
        let bound = difference > 0 ? limits.upperBound : limits.lowerBound
        return with(.number(bound - difference), .first(description))
    }

    private func candidates(_ description: Description) -> [Sample] {
        let first = Sample.first(description)
        let bounds = limits.map { [$0.lowerBound, $0.upperBound].map(FieldValue.number) } ?? []
        let set: [FieldValue] =
            if case .set(_, let value) = change.edit { [value] } else { [] }
        return [first] + (field.values + bounds + set).map { with($0, first) }
    }

    private func with(_ value: FieldValue, _ sample: Sample) -> Sample {
        sample.with([field.name: value], in: entity.name)
    }
}
