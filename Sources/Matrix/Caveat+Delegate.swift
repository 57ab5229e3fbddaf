extension Caveat {
    /// Of every variant that tells a delegate.
    static let onlyDelegateInModule = Caveat(
        "The only type that conforms to the protocol stands in the same module.",
        because: "A cell is one module. The optimiser sees that there is no other and calls it "
            + "directly; in an app of many modules it could not.",
        moves: [.latency]
    )
}
