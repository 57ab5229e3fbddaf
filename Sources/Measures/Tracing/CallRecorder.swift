/// Records the functions that are called while a closure runs.
@MainActor
package protocol CallRecorder {
    /// The reason why calls cannot be recorded; `nil` if they can.
    var obstacle: String? { get }
    /// The maximum number of recorded calls per run.
    var capacity: Int { get }

    /// Runs a closure and records its calls.
    func record(_ body: @escaping @MainActor () -> Void) -> CallRecording
    /// Returns the demangled name of the function at an offset of ``CallRecording``; `nil` for a
    /// function that is not in Swift.
    func functionName(at offset: Int) -> String?
}

/// The calls of one run.
package struct CallRecording: Hashable, Sendable {
    package struct Call: Hashable, Sendable {
        /// The offset of the function in the executable.
        package let offset: Int
        /// The index of the calling call; -1 for none.
        package let caller: Int

        package init(offset: Int, caller: Int) {
            self.offset = offset
            self.caller = caller
        }
    }

    /// The number of calls; all are recorded unless they exceed the capacity.
    package let count: Int
    package let calls: [Call]

    package init(count: Int, calls: [Call]) {
        self.count = count
        self.calls = calls
    }
}
