package import HeadlessKitDriver
package import Matrix

/// The traced calls of interactions in some variants.
package struct TraceMeasurement: Hashable, Sendable, Codable {
    /// One event and its calls.
    package struct Interaction: Hashable, Sendable, Codable {
        /// The event as a line of a scenario.
        package let event: String
        /// The reason why the event was not possible; `nil` if it happened.
        package let ignored: String?
        /// The root calls of the event.
        package let calls: [TracedCall]

        package init(event: String, ignored: String? = nil, calls: [TracedCall]) {
            self.event = event
            self.ignored = ignored
            self.calls = calls
        }

        package var crossings: RoleCrossings { RoleCrossings(calls) }
    }

    package struct OfVariant: Hashable, Sendable, Codable {
        package let variant: Variant
        package let interactions: [Interaction]

        package init(variant: Variant, interactions: [Interaction]) {
            self.variant = variant
            self.interactions = interactions
        }
    }

    package struct OfScenario: Hashable, Sendable, Codable {
        package let feature: Feature
        package let scenario: String
        /// The screens before the first event and after each event, which are equal in all
        /// variants.
        package let screens: [[Element]]
        package let variants: [OfVariant]

        package init(
            feature: Feature,
            scenario: String,
            screens: [[Element]],
            variants: [OfVariant]
        ) {
            self.feature = feature
            self.scenario = scenario
            self.screens = screens
            self.variants = variants
        }
    }

    package let scenarios: [OfScenario]

    package init(scenarios: [OfScenario]) {
        self.scenarios = scenarios
    }

    /// - Parameter result: the result of the probe for the task.
    package init(task: TraceTask, result: TraceResult) {
        let trees = Dictionary(
            uniqueKeysWithValues: Set(task.variants).map { variant in
                let implementation = Implementation(feature: task.feature, variant: variant)
                return (variant, CallTree(implementation: implementation, names: result.functions))
            }
        )
        scenarios = task.scenarios.map { scenario in
            OfScenario(
                feature: task.feature,
                scenario: scenario,
                screens: result.screens(of: scenario),
                variants: result.scenarios.filter { $0.scenario == scenario }.map { recorded in
                    OfVariant(
                        variant: recorded.variant,
                        interactions: recorded.interactions.map { interaction in
                            Interaction(
                                event: interaction.event,
                                ignored: interaction.ignored,
                                calls: trees[recorded.variant]?.calls(of: interaction) ?? []
                            )
                        }
                    )
                }
            )
        }
    }
}

extension TraceResult {
    /// Returns the screens of the first variant.
    fileprivate func screens(of scenario: String) -> [[Element]] {
        let interactions = scenarios.first { $0.scenario == scenario }?.interactions ?? []
        return (interactions.first.map { [$0.before] } ?? []) + interactions.map(\.after)
    }
}
