package import HeadlessKitDriver
package import Matrix

/// A task for the trace probe, as JSON.
package enum TraceProbeTask: Hashable, Sendable, Codable {
    /// Scenarios of a feature; the result is a ``TraceResult``.
    case trace(TraceTask)
    /// A scenario of the user; the result is a ``DemoResult``.
    case demo(DemoTask)
}

/// The scenarios to trace. Task and result are JSON.
package struct TraceTask: Hashable, Sendable, Codable {
    package let feature: Feature
    package let variants: [Variant]
    /// The names of scenarios that ``TraceScenario`` finds.
    package let scenarios: [String]

    package init(feature: Feature, variants: [Variant], scenarios: [String]) {
        self.feature = feature
        self.variants = variants
        self.scenarios = scenarios
    }
}

/// The result of a ``TraceTask``.
package struct TraceResult: Hashable, Sendable, Codable {
    /// The recording of one scenario in one variant.
    package struct OfScenario: Hashable, Sendable, Codable {
        package let scenario: String
        package let variant: Variant
        package let interactions: [RecordedInteraction]

        package init(scenario: String, variant: Variant, interactions: [RecordedInteraction]) {
            self.scenario = scenario
            self.variant = variant
            self.interactions = interactions
        }
    }

    /// The reason why nothing was recorded; `nil` if it was.
    package let obstacle: String?
    /// The demangled names of the called functions.
    package let functions: [String]
    package let scenarios: [OfScenario]

    package init(obstacle: String?, functions: [String], scenarios: [OfScenario]) {
        self.obstacle = obstacle
        self.functions = functions
        self.scenarios = scenarios
    }
}

/// One event of a scenario with all its calls, including synthesized functions.
package struct RecordedInteraction: Hashable, Sendable, Codable {
    package let event: String
    /// The reason why the event was not possible; `nil` if it happened.
    package let ignored: String?
    /// The screen before the event; empty for the opening.
    package let before: [Element]
    /// The screen after the event.
    package let after: [Element]
    /// For each call, in order, the index of its function in the list; -1 for one without a name.
    package let functions: [Int]
    /// For each call the index of its caller; -1 for none.
    package let callers: [Int]

    package init(
        event: String,
        ignored: String?,
        before: [Element],
        after: [Element],
        functions: [Int],
        callers: [Int]
    ) {
        self.event = event
        self.ignored = ignored
        self.before = before
        self.after = after
        self.functions = functions
        self.callers = callers
    }
}
