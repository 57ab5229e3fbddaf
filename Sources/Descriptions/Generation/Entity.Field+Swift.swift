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
