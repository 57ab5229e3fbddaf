/// Which calls of which operations fail.
package struct FaultPlan: Hashable, Sendable {
    private var failing: [Operation: Set<Int>] = [:]
    private var callCount: [Operation: Int] = [:]

    package init() {}

    /// Lets one call of an operation fail.
    ///
    /// - Parameter call: counted from 1 since the backend was made. One that is past has no effect.
    package mutating func fail(_ operation: Operation, call: Int) {
        failing[operation, default: []].insert(call)
    }

    /// Lets the next call fail that is not already meant to.
    package mutating func failNext(_ operation: Operation) {
        var call = callCount[operation, default: 0] + 1
        while failing[operation]?.contains(call) == true { call += 1 }
        fail(operation, call: call)
    }

    /// Notes that an operation was called, and tells whether this call fails.
    mutating func noteCall(of operation: Operation) -> Bool {
        let call = callCount[operation, default: 0] + 1
        callCount[operation] = call
        return failing[operation]?.contains(call) == true
    }
}
