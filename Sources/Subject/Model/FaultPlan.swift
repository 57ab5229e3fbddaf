/// A plan of the calls that fail, for each operation.
package struct FaultPlan: Hashable, Sendable {
    private var failing: [Operation: Set<Int>] = [:]
    private var callCount: [Operation: Int] = [:]

    package init() {}

    /// Makes one call of an operation fail.
    ///
    /// - Parameter call: the number of the call, from 1 since the backend was created. The number
    ///   of an earlier call has no effect.
    package mutating func fail(_ operation: Operation, call: Int) {
        failing[operation, default: []].insert(call)
    }

    /// Makes the next call fail that is not yet planned to fail.
    package mutating func failNext(_ operation: Operation) {
        var call = callCount[operation, default: 0] + 1
        while failing[operation]?.contains(call) == true { call += 1 }
        fail(operation, call: call)
    }

    /// Counts a call of an operation, and returns true if this call fails.
    mutating func noteCall(of operation: Operation) -> Bool {
        let call = callCount[operation, default: 0] + 1
        callCount[operation] = call
        return failing[operation]?.contains(call) == true
    }
}
