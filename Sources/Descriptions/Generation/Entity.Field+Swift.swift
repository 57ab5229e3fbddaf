internal import Descriptions

extension Entity.Field {
    /// The Swift type of the field in the type of its entity.
    var swiftType: String {
        switch kind {
        case .text: "String"
        case .number: "Int"
        case .date: "Date"
        case .flag: "Bool"
        case .choice: name.type
        }
    }
}

extension Entity {
    /// Returns the type of a field, as it is written outside the entity.
    func type(of field: Field) -> String {
        field.kind == .choice ? "\(name.type).\(field.swiftType)" : field.swiftType
    }
}
