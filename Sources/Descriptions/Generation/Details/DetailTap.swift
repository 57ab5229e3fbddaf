internal import Descriptions

/// The change that a tap on a button makes, with the names in its code.
struct DetailTap {
    let change: DetailChange
    let field: Entity.Field
    let entity: Entity
    /// The limits of a number; `nil` for none.
    let limits: ClosedRange<Int>?

    var button: Name { change.button }
    var question: ChangeQuestion? { change.question }
    var failure: String { SwiftText.literal(change.failure) }
    var success: String? { change.success.map(SwiftText.literal) }

    /// The closure that a view calls: `onTapMore`.
    var closure: String { "onTap\(button.type)" }
    /// The presenter method for a tap: `didTapMore`.
    var tap: String { "didTap\(button.type)" }
    /// The method that makes the change: `more`.
    var method: String { button.member }
    /// The method that makes the change after the confirmation. The view method that asks has the
    /// same name.
    var confirm: String { "confirm\(button.type)" }
    /// The presenter method for the confirmation.
    var didConfirm: String { "didConfirm\(button.type)" }
    /// The methods of an interactor's output for a required confirmation, for success and for
    /// failure.
    var mustConfirm: String { "mustConfirm\(button.type)" }
    var didSucceed: String { "didSucceedAt\(button.type)" }
    var didFail: String { "didFailAt\(button.type)" }
    /// The view method that enables or disables the button.
    var enable: String { "enable\(button.type)" }
    /// The property that enables the button in a view model, and the property in the DTO of VIPER.
    var isEnabled: String { "is\(button.type)Enabled" }
    var isPossible: String { "is\(button.type)Possible" }
    /// The property of the button.
    var property: String { "\(button.member)Button" }

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
        let value = "\(variable).\(field.member)"
        return switch change.edit {
        case .toggle: "\(value).toggle()"
        case .add(let difference, _): "\(value) \(difference < 0 ? "-=" : "+=") \(abs(difference))"
        case .set(_, let new): "\(value) = \(new.literal)"
        }
    }

    /// Returns the argument of the request to the service.
    func argument(_ variable: String) -> String {
        if case .add(let difference, _) = change.edit {
            return String(difference)
        }
        return "\(variable).\(field.member)"
    }

    /// Returns the expression that is true if the change is possible; `nil` if it is always
    /// possible.
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

    /// Returns a sample for which the change is possible: the first sample if it is possible there.
    func possible(_ description: Description) -> Sample {
        candidates(description).first { result(in: $0) != nil } ?? .first(description)
    }

    /// Returns a sample for which the change is not possible; `nil` if it is always possible.
    func impossible(_ description: Description) -> Sample? {
        candidates(description).first { result(in: $0) == nil }
    }

    /// Returns the sample for which an addition is possible exactly once before it reaches the
    /// limit; `nil` without a limit.
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
