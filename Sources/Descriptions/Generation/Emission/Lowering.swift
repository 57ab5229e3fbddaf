internal import Behaviours
internal import Descriptions

/// Adds to programs the steps that show values, for architectures in which something passes each new value
/// to the view: after the steps that change what a display reads, once in each block, and computed as far as
/// the values are known there. So `content = failed` becomes “show the error”, and no general update.
struct Lowering {
    let component: Component
    /// The variables that are only shown, so that nothing stores them.
    var unstored: Set<String> = []
    /// The values of variables that are known wherever a procedure begins, by its name.
    var assumptions: [String: [String: Expression]] = [:]

    /// The displays that a program can change, with the rows as the last one.
    private var displays: [Display] { component.displays + [Display(.rows, .rowCount)] }

    /// Returns the steps of a program with those that show values.
    ///
    /// - Parameter known: the values of variables that are known where the steps begin.
    func lowered(_ steps: [Step], knowing known: [String: Expression] = [:]) -> [Step] {
        var block = Block(lowering: self, known: known)
        for step in steps { block.add(step) }
        block.end()
        return block.steps
    }

    /// Returns what steps change, together with the procedures that they call.
    fileprivate func changes(of steps: [Step]) -> Set<Read> {
        steps.reduce(into: []) { changes, step in
            switch step {
            case .set(.state(let name), _): changes.insert(.state(name))
            case .showRows: changes.insert(.rows)
            case .when(_, let body, let other): changes.formUnion(self.changes(of: body + other))
            case .on(_, let branches):
                changes.formUnion(self.changes(of: branches.flatMap(\.body)))
            case .call(let name):
                let body = component.program(.procedure(name))?.body ?? []
                changes.formUnion(self.changes(of: body))
            // A reply comes later.
            default: break
            }
        }
    }

    /// A block of steps with what is known after them, and the displays that are still to be shown.
    private struct Block {
        let lowering: Lowering
        var known: [String: Expression]
        var steps: [Step] = []
        private var pending: [Display] = []

        init(lowering: Lowering, known: [String: Expression]) {
            self.lowering = lowering
            self.known = known
        }

        mutating func add(_ step: Step) {
            switch step {
            case .set(.state(let name), let value):
                let isStored = !lowering.unstored.contains(name)
                known[name] = value.isConstant || !isStored ? value : nil
                if isStored { steps.append(step) }
                change(.state(name))
            case .showRows:
                steps.append(step)
                change(.rows)
            case .call:
                // The procedure shows what depends on what it changes.
                let changes = lowering.changes(of: [step])
                pending.removeAll { !$0.value.reads.isDisjoint(with: changes) }
                end()
                steps.append(step)
                forget(changes)
            case .when(let condition, let body, let other):
                end()
                let yes = lowering.lowered(body, knowing: known.merging(condition.facts) { $1 })
                steps.append(
                    .when(condition, yes, otherwise: lowering.lowered(other, knowing: known))
                )
                forget(lowering.changes(of: [step]))
            case .on(let variable, let branches):
                end()
                steps.append(
                    .on(
                        variable,
                        branches.map { branch in
                            var known = known
                            known[variable] = .named(branch.name)
                            return Step.Branch(
                                branch.name.text,
                                lowering.lowered(branch.body, knowing: known)
                            )
                        }
                    )
                )
                forget(lowering.changes(of: [step]))
            case .request(var request):
                end()
                request.reply = lowering.lowered(request.reply)
                request.success = lowering.lowered(request.success)
                request.failure = lowering.lowered(request.failure)
                steps.append(.request(request))
            default: steps.append(step)
            }
        }

        /// Shows what is still to be shown.
        mutating func end() {
            steps += pending.map { .show(Display($0.target, $0.value.simplified(known))) }
            pending = []
        }

        private mutating func change(_ read: Read) {
            pending = lowering.displays.filter { display in
                pending.contains { $0.target == display.target }
                    || display.value.reads.contains(read)
            }
        }

        private mutating func forget(_ changes: Set<Read>) {
            for case .state(let name) in changes { known[name] = nil }
        }
    }
}

/// A variable that an expression reads, or the rows.
enum Read: Hashable {
    case state(String)
    case rows
}

extension Behaviours.Expression {
    /// The variables of the screen that the expression reads, and the rows.
    var reads: Set<Read> {
        switch self {
        case .state(let name): [.state(name)]
        case .rowCount, .hasNoRows: [.rows]
        case .not(let value), .isPresent(let value), .isEmpty(let value),
            .atLeast(let value, _), .atMost(let value, _), .fieldOf(let value, _),
            .counted(let value, _, _), .length(let value), .trimmed(let value),
            .satisfies(let value, _):
            value.reads
        case .all(let values), .any(let values), .joined(let values), .words(let values):
            values.reduce(into: []) { $0.formUnion($1.reads) }
        case .equal(let left, let right), .sum(let left, let right):
            left.reads.union(right.reads)
        case .choice(let test, let yes, let no): test.reads.union(yes.reads).union(no.reads)
        case .match(let value, let cases):
            cases.reduce(into: value.reads) { $0.formUnion($1.value.reads) }
        case .value, .absent, .row, .entity, .field, .given, .fact, .isListed, .isShown,
            .isSelected:
            []
        }
    }

    /// Indicates whether the expression is a value that is known before the program runs.
    var isConstant: Bool {
        switch self {
        case .value, .absent: true
        default: false
        }
    }

    /// The values of variables that are known where the condition is satisfied.
    fileprivate var facts: [String: Behaviours.Expression] {
        switch self {
        case .equal(.state(let name), let value) where value.isConstant: [name: value]
        case .all(let conditions):
            conditions.reduce(into: [:]) { $0.merge($1.facts) { $1 } }
        default: [:]
        }
    }

    /// Returns the expression where some variables are known.
    func simplified(_ known: [String: Behaviours.Expression]) -> Behaviours.Expression {
        switch self {
        case .state(let name): return known[name] ?? self
        case .equal(let left, let right):
            let (left, right) = (left.simplified(known), right.simplified(known))
            return left.isConstant && right.isConstant ? .flag(left == right) : .equal(left, right)
        case .not(let value):
            if case .value(.flag(let isSet)) = value.simplified(known) { return .flag(!isSet) }
            return .not(value.simplified(known))
        case .isPresent(let value):
            return value.simplified(known) == .absent ? .flag(false) : self
        case .all(let conditions):
            let left = conditions.map { $0.simplified(known) }.filter { $0 != .flag(true) }
            if left.contains(.flag(false)) { return .flag(false) }
            return left.isEmpty ? .flag(true) : left.count == 1 ? left[0] : .all(left)
        case .choice(let test, let yes, let no):
            let test = test.simplified(known)
            if case .value(.flag(let isSet)) = test { return (isSet ? yes : no).simplified(known) }
            return .choice(test, yes.simplified(known), no.simplified(known))
        case .match(let value, let cases):
            let value = value.simplified(known)
            if case .value(.choice(let name)) = value,
                let found = cases.first(where: { $0.name == name })
            {
                return found.value.simplified(known)
            }
            return .match(value, cases.map { Case($0.name, $0.value.simplified(known)) })
        default: return self
        }
    }
}
