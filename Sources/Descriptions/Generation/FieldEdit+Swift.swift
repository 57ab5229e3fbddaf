internal import Descriptions

extension FieldEdit {
    /// Returns the statement that makes the change.
    ///
    /// - Parameter value: the expression for the value.
    func statement(on value: String) -> String {
        switch self {
        case .toggle: "\(value).toggle()"
        case .add(let difference, _): "\(value) \(difference < 0 ? "-=" : "+=") \(abs(difference))"
        case .set(_, let new): "\(value) = \(new.literal)"
        }
    }

    /// Returns the expression that is true if the value that is set differs from the current one;
    /// `nil` for other changes.
    func difference(from value: String) -> String? {
        guard case .set(_, let new) = self else { return nil }
        return switch new {
        case .flag(let isSet): isSet ? "!\(value)" : value
        default: "\(value) != \(new.literal)"
        }
    }
}
