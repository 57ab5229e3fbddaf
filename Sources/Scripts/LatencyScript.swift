/// A script with a marked part whose latency is measured.
package struct LatencyScript: Hashable, Sendable {
    /// What is timed.
    package enum Measured: Hashable, Sendable {
        /// Assembling and opening the screen, until everything asked for has come.
        case opening
        /// Events, given as JSON Lines, each of which counts as one call.
        case events(String)
    }

    package let name: String
    /// One sentence: what one call is.
    package let summary: String
    /// The opening and the events before the measured part, as JSON Lines.
    package let setup: String
    package let measured: Measured
    /// The events that bring a screen back to where the measured part can be played again, as JSON
    /// Lines; they are not timed. Empty where the measured part can simply be repeated.
    package let reset: String
    /// Whether screens are opened anew before the measured part is played again, behind the reset and not
    /// timed: for what no event brings back. Services keep what they have.
    package let opensAnew: Bool
    /// On how many screens the measured part is played in turn before all are reset, so that what
    /// is timed is long against reading the clock.
    package let screenCount: Int

    package init(
        _ name: String,
        _ summary: String,
        setup: String,
        measured: Measured,
        reset: String = "",
        opensAnew: Bool = false,
        screenCount: Int = 1
    ) {
        self.name = name
        self.summary = summary
        self.setup = setup
        self.measured = measured
        self.reset = reset
        self.opensAnew = opensAnew
        self.screenCount = screenCount
    }

    /// The same on a single screen, where nothing is gained by more.
    package var onOneScreen: LatencyScript {
        LatencyScript(
            name,
            summary,
            setup: setup,
            measured: measured,
            reset: reset,
            opensAnew: opensAnew
        )
    }
}
