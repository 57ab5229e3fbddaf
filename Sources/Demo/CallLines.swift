internal import Tracing

/// Calls from one role to another as lines of a column, what they led to below them. What a role calls
/// of its own is looked through.
struct CallLines {
    /// How much of a call there is room for.
    enum Detail {
        /// The function with its type, and the role behind it.
        case whole
        /// The role stands in the place of the type.
        case role
        /// So do its initials.
        case initials

        init(columns: Int) {
            self = columns >= 44 ? .whole : columns >= 30 ? .role : .initials
        }
    }

    let detail: Detail

    /// Deeper calls stand no further to the right, or a narrow column would show nothing of them.
    private static let deepest = 6

    func lines(of calls: [TracedCall]) -> [InkedLine] {
        calls.flatMap { lines(of: $0, from: nil, depth: 0) }
    }

    /// The participants of calls, those that are looked through left out.
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
    /// The function without its type: of `BlogCell.bind(to:)` it is `bind(to:)`, of a closure in it
    /// `bind(to:) {}`.
    fileprivate var name: String {
        let closure = "closure in "
        let isClosure = function.hasPrefix(closure)
        let function = isClosure ? function.dropFirst(closure.count) : function[...]
        let name = function.firstIndex(of: ".").map { function[$0...].dropFirst() } ?? function
        return isClosure ? "\(name) {}" : String(name)
    }
}
