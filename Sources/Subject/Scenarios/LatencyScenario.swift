/// A scenario with a part whose latency is measured.
package struct LatencyScenario: Hashable, Sendable {
    /// The measured part.
    package enum Measured: Hashable, Sendable {
        /// Assembling and opening the screen, until all replies are delivered.
        case opening
        /// Events as JSON Lines, each of which is one call.
        case events(String)
    }

    package let name: String
    /// One sentence about the call.
    package let summary: String
    /// The opening and the events before the measured part, as JSON Lines.
    package let setup: String
    package let measured: Measured
    /// The events, as JSON Lines, that reset the screen for another repetition. They are not timed.
    /// Empty if the measured part can be repeated directly.
    package let reset: String
    /// Indicates whether screens are opened again after the reset, not timed, for changes that no
    /// event can undo. Services keep their state.
    package let opensAnew: Bool
    /// The number of screens on which the measured part is played before all are reset, so that the
    /// timed part is long compared with reading the clock.
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

    /// The scenario on a single screen, for measurements without timing.
    package var onOneScreen: LatencyScenario {
        LatencyScenario(
            name,
            summary,
            setup: setup,
            measured: measured,
            reset: reset,
            opensAnew: opensAnew
        )
    }
}
