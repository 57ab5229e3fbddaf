internal import Matrix

/// Reduces recorded calls to the tree that shows the architecture.
///
/// Of the kit and the services, only calls from the implementation and callbacks into it are kept.
/// Functions without a role are skipped: their calls belong to their caller.
struct CallTree {
    /// A call whose callees are not yet known.
    private struct Node {
        let function: SwiftFunction
        let participant: Participant
        var children: [Int] = []
    }

    private let implementation: Implementation
    /// The recorded functions; `nil` for synthesized ones.
    private let functions: [SwiftFunction?]

    /// - Parameter names: the demangled names.
    init(implementation: Implementation, names: [String]) {
        self.implementation = implementation
        functions = names.map { SwiftFunction(demangled: $0) }
    }

    /// Returns the root calls of the tree.
    func calls(of interaction: RecordedInteraction) -> [TracedCall] {
        calls(functions: interaction.functions, callers: interaction.callers)
    }

    /// Returns the root calls for the arrays of ``RecordedInteraction``.
    func calls(functions numbers: [Int], callers: [Int]) -> [TracedCall] {
        var nodes: [Node] = []
        var roots: [Int] = []
        // For each recorded call: its node or, without one, that of its nearest caller; and the
        // area of its code.
        var nodeOfCall: [Int?] = []
        var areaOfCall: [Participant?] = []
        for (number, caller) in zip(numbers, callers) {
            let callerNode = nodeOfCall.indices.contains(caller) ? nodeOfCall[caller] : nil
            let callerArea = areaOfCall.indices.contains(caller) ? areaOfCall[caller] : nil
            guard
                functions.indices.contains(number), let function = functions[number],
                let participant = Participant(of: function, in: implementation)
            else {
                nodeOfCall.append(callerNode)
                areaOfCall.append(callerArea)
                continue
            }
            areaOfCall.append(participant)
            guard
                isShown(function, of: participant, calledFrom: callerArea),
                !isFolded(function, into: callerNode.map { nodes[$0].function })
            else {
                nodeOfCall.append(callerNode)
                continue
            }
            nodeOfCall.append(nodes.count)
            if let callerNode {
                nodes[callerNode].children.append(nodes.count)
            } else {
                roots.append(nodes.count)
            }
            nodes.append(Node(function: function, participant: participant))
        }
        let calls = roots.map { call($0, in: nodes) }
        // The test driver finds views and delivers replies itself; calls that do not reach the
        // implementation are not part of the interaction.
        return Self.folded(calls.filter(\.reachesCell))
    }

    private func isShown(
        _ function: SwiftFunction,
        of participant: Participant,
        calledFrom area: Participant?
    ) -> Bool {
        switch participant {
        case .role: function.kind != .accessor
        // Creating a view and using its properties is not a call.
        case .kit: area != .kit && (function.kind == .function || function.kind == .closure)
        // A property of a service counts, because it may provide data.
        case .service: area != .service
        }
    }

    /// Returns whether a closure that runs inside the function around it, such as the argument of
    /// `filter`, is part of that function.
    private func isFolded(_ function: SwiftFunction, into caller: SwiftFunction?) -> Bool {
        guard function.kind == .closure, let caller else { return false }
        return caller.name == function.name && caller.module == function.module
    }

    private func call(_ index: Int, in nodes: [Node]) -> TracedCall {
        TracedCall(
            function: nodes[index].function.title,
            module: nodes[index].function.module,
            participant: nodes[index].participant,
            calls: Self.folded(nodes[index].children.map { call($0, in: nodes) })
        )
    }

    /// Returns the calls with equal consecutive calls combined, with their number.
    private static func folded(_ calls: [TracedCall]) -> [TracedCall] {
        var folded: [TracedCall] = []
        for call in calls {
            if let last = folded.last, last.repeated(1) == call {
                folded[folded.count - 1] = last.repeated(last.times + 1)
            } else {
                folded.append(call)
            }
        }
        return folded
    }
}

extension TracedCall {
    fileprivate var reachesCell: Bool {
        if case .role = participant { true } else { calls.contains(where: \.reachesCell) }
    }
}
