internal import Tracing

/// The calls between roles as lines of a column, with nested calls below. Calls within a role are
/// skipped.
struct CallLines {
    /// The level of detail, depending on the width of the column.
    enum Detail {
        /// The function with its type, followed by the role.
        case whole
        /// The role in place of the type.
        case role
        /// The initials of the role in place of the type.
        case initials

        init(columns: Int) {
            self = columns >= 44 ? .whole : columns >= 30 ? .role : .initials
        }
    }

    let detail: Detail

    /// The maximum indentation, so that deep calls remain visible in a narrow column.
    private static let deepest = 6

    func lines(of calls: [TracedCall]) -> [InkedLine] {
        calls.flatMap { lines(of: $0, from: nil, depth: 0) }
    }

    /// Returns the participants of calls, without skipped ones.
    static func participants(in calls: [TracedCall]) -> Set<Participant> {
        calls.reduce(into: []) { $0.formUnion(participants(in: $1.calls).union([$1.participant])) }
    }

    private func lines(
        of call: TracedCall,
        from caller: Participant?,
        depth: Int
    ) -> [InkedLine] {
        let role = call.participant
        guard role != caller else {
            return call.calls.flatMap { lines(of: $0, from: role, depth: depth) }
        }
        let step = detail == .whole ? "  " : " "
        let indentation = String(repeating: step, count: min(depth, Self.deepest))
        let times = call.times == 1 ? "" : " × \(call.times)"
        return [InkedLine(indentation + text(of: call) + times, .of(role))]
            + call.calls.flatMap { lines(of: $0, from: role, depth: depth + 1) }
    }

    private func text(of call: TracedCall) -> String {
        switch detail {
        case .whole: "\(call.function)  [\(call.participant.title)]"
        case .role: "\(call.participant.title).\(call.name)"
        case .initials: "\(call.participant.initials) \(call.name)"
        }
    }
}

extension TracedCall {
    /// The function without its type: `bind(to:)` for `BlogCell.bind(to:)`, and `bind(to:) {}` for
    /// a closure in it.
    fileprivate var name: String {
        let closure = "closure in "
        let isClosure = function.hasPrefix(closure)
        let function = isClosure ? function.dropFirst(closure.count) : function[...]
        let name = function.firstIndex(of: ".").map { function[$0...].dropFirst() } ?? function
        return isClosure ? "\(name) {}" : String(name)
    }
}
