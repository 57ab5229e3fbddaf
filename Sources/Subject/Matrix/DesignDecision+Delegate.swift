extension DesignDecision {
    /// The design decision of every variant that uses a delegate.
    static let onlyDelegateInModule = DesignDecision(
        "The only type that conforms to the delegate protocol is in the same module.",
        because: "An implementation is one module, so the optimiser can see that there is no other "
            + "conforming type and call it directly. In an app with several modules it could not.",
        moves: [.latency]
    )
}
