/// Hears which functions are called while something runs.
@MainActor
package protocol CallRecorder {
    /// Why no calls can be recorded, in words; `nil` where they can.
    var obstacle: String? { get }
    /// How many calls can be recorded of one run.
    var capacity: Int { get }

    /// Runs something and records the calls that it makes.
    func record(_ body: @escaping @MainActor () -> Void) -> CallRecording
    /// The name of the function that an offset of ``CallRecording`` lies in, as the demangler writes
    /// it; `nil` for one that is not of Swift.
    func functionName(at offset: Int) -> String?
}

/// The calls that something made.
package struct CallRecording: Hashable, Sendable {
    package struct Call: Hashable, Sendable {
        /// Where in the executable the function is.
        package let offset: Int
        /// Which earlier call made this one; -1 for none.
        package let caller: Int

        package init(offset: Int, caller: Int) {
            self.offset = offset
            self.caller = caller
        }
    }

    /// How many calls were made; all are recorded unless that is more than can be.
    package let count: Int
    package let calls: [Call]

    package init(count: Int, calls: [Call]) {
        self.count = count
        self.calls = calls
    }
}
