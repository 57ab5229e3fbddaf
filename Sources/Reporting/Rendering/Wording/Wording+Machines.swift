internal import Matrix
internal import Report
internal import Statistics

extension Wording {
    /// Returns a statement about latency, with the machines for which it holds.
    static func statement(_ statement: MachineStatement) -> Prose {
        let count = statement.ratios.count
        let ends = [statement.range.lowerBound, statement.range.upperBound]
        let range = Prose(value: ends.map(Values.ratio).distinct.joined(separator: "–"))
        switch statement.scope {
        case .general(let side): return "\(side.rawValue) on \(count) machines (\(range))"
        case .theseMachines(let side):
            return count == 1
                ? "\(side.rawValue) on this machine"
                : "\(side.rawValue) on these \(count) machines (\(range))"
        case .dependsOnMachine: return "depends on the machine (\(range))"
        case .undecided: return "undecided"
        }
    }

    /// Returns the number of statements by the machines for which they hold. Machines without
    /// results of the current sources do not count.
    static func counts(of comparison: MachineComparison) -> Prose {
        let counts = comparison.counts
        let machines = comparison.currentRecords.count
        let these =
            machines == 1
            ? "were decided on the only machine with current results"
            : "hold on these \(machines) machines"
        return """
            \(counts.general) are general (at least \(MachineStatement.leastMachines) kinds of \
            processor agree), \(counts.theseMachines) \(these), \(counts.dependOnMachine) \
            depend on the machine, and \(counts.undecided) are undecided
            """
    }
}

extension Report {
    /// The latency of the current sources on all machines with a record.
    var machineComparison: MachineComparison {
        MachineComparison(machines, digests: sourceDigests)
    }
}
