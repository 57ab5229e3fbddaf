internal import Matrix

/// Makes of all recorded calls the tree of those that show the architecture.
///
/// Of the kit and of services only what the cell calls is kept, and what they call back in the cell;
/// what they do inside is no matter of architecture. Functions without a role are looked through, so
/// that what they call belongs to their caller.
struct CallTree {
    /// A call before those below it are known.
    private struct Node {
        let function: SwiftFunction
        let participant: Participant
        var children: [Int] = []
    }

    private let cell: Cell
    /// What the recorded functions are; `nil` for those that nobody wrote.
    private let functions: [SwiftFunction?]

    /// - Parameter names: as the demangler writes them.
    init(cell: Cell, names: [String]) {
        self.cell = cell
        functions = names.map { SwiftFunction(demangled: $0) }
    }

    /// The calls that nothing in the tree made.
    func calls(of interaction: RecordedInteraction) -> [TracedCall] {
        calls(functions: interaction.functions, callers: interaction.callers)
    }

    /// The calls that nothing in the tree made, as ``RecordedInteraction`` has them.
    func calls(functions numbers: [Int], callers: [Int]) -> [TracedCall] {
        var nodes: [Node] = []
        var roots: [Int] = []
        // For each recorded call: the node that stands for it or, where it has none, for its nearest
        // caller; and in whose code it runs.
        var nodeOfCall: [Int?] = []
        var areaOfCall: [Participant?] = []
        for (number, caller) in zip(numbers, callers) {
            let callerNode = nodeOfCall.indices.contains(caller) ? nodeOfCall[caller] : nil
            let callerArea = areaOfCall.indices.contains(caller) ? areaOfCall[caller] : nil
            guard
                functions.indices.contains(number), let function = functions[number],
                let participant = Participant(of: function, in: cell)
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
        // The script finds views and delivers replies by itself; what does not reach the cell is not
        // part of the interaction.
        return Self.folded(calls.filter(\.reachesCell))
    }

    private func isShown(
        _ function: SwiftFunction,
        of participant: Participant,
        calledFrom area: Participant?
    ) -> Bool {
        switch participant {
        case .role: function.kind != .accessor
        // Making a view, or reading and setting its properties, is no message.
        case .kit: area != .kit && (function.kind == .function || function.kind == .closure)
        // A service may offer what it knows as a property.
        case .service: area != .service
        }
    }

    /// A closure that runs while the function around it does is a part of it, as the one that
    /// `filter` is given.
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

    /// Calls that are made in a row and lead to the same are one, with their number.
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
