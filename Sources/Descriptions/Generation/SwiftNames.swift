internal import Descriptions

extension CountUnit {
    /// The method that formats a count.
    var method: String {
        switch self {
        case .one: "countText"
        case .thousand: "countTextInThousands"
        case .tenThousand: "countTextInTenThousands"
        }
    }
}

extension Name {
    /// The name of a Boolean property: `isDone`.
    var flagMember: String { ["is", "has"].contains(words[0]) ? member : "is\(type)" }

    /// Returns the name of the Boolean property for one of the named values: `isMoodHappy`.
    func flagMember(of choice: Name) -> String { "is\(type)\(choice.type)" }
}

extension Entity.Field {
    /// The name of the property of the entity.
    var member: String { kind == .flag ? name.flagMember : name.member }
}
