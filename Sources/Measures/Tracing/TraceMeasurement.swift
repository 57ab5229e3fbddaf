package import HeadlessKit
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
        package let script: String
        /// The screens before the first event and after each event, which are equal in all
        /// variants.
        package let screens: [[Element]]
        package let variants: [OfVariant]

        package init(
            feature: Feature,
            script: String,
            screens: [[Element]],
            variants: [OfVariant]
        ) {
            self.feature = feature
            self.script = script
            self.screens = screens
            self.variants = variants
        }
    }

    package let scripts: [OfScenario]

    package init(scripts: [OfScenario]) {
        self.scripts = scripts
    }

    /// - Parameter result: the result of the probe for the task.
    package init(task: TraceTask, result: TraceResult) {
        let trees = Dictionary(
            uniqueKeysWithValues: Set(task.variants).map { variant in
                let implementation = Implementation(feature: task.feature, variant: variant)
                return (variant, CallTree(implementation: implementation, names: result.functions))
            }
        )
        scripts = task.scripts.map { script in
            OfScenario(
                feature: task.feature,
                script: script,
                screens: result.screens(of: script),
                variants: result.scripts.filter { $0.script == script }.map { recorded in
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
    fileprivate func screens(of script: String) -> [[Element]] {
        let interactions = scripts.first { $0.script == script }?.interactions ?? []
        return (interactions.first.map { [$0.before] } ?? []) + interactions.map(\.after)
    }
}
