package import Model
package import SeededRandom

/// The contract of a feature, which all its variants share: identifiers, keys and scenarios.
package struct FeatureContract: Sendable {
    /// The name in commands and scenarios, such as `blog-feed`.
    package let name: String
    /// The name in headings, such as `Blog feed`.
    package let title: String
    /// The keys of the opening.
    package let openingKeys: [ScenarioKey]
    /// The keys of `set`.
    package let settableKeys: [ScenarioKey]
    /// The model events of the feature.
    package let events: [ScenarioKey]
    /// The counters that observers see, with explanations.
    package let counts: [String: String]
    /// The operations of services that the feature uses and that can fail.
    package let operations: [Operation]
    /// The identifiers of the elements, with the refresh controls of the lists.
    package let elements: ElementNames
    /// The identifiers of the feature's lists, which are among the elements.
    package let lists: [String]
    package let scenarios: [NamedScenario]
    package let latencyScenarios: [LatencyScenario]
    /// The scaling scenarios; empty if the feature has no data that can be large.
    package let scalingScenarios: [ScalingScenario]
    /// The texts that random scenarios type into text fields.
    package let typedTexts: [String]
    /// Returns random values for the opening.
    package let randomOpening: @Sendable (inout SplitMix64) -> [String: JSONValue]
    /// Returns random values for `set`; `nil` if there are no keys.
    package let randomSettings: (@Sendable (inout SplitMix64) -> [String: JSONValue])?
    /// Returns a random model event; `nil` if the feature has none.
    package let randomEvent: (@Sendable (inout SplitMix64) -> ScenarioEvent)?
    /// The average number of events per model event in a random scenario.
    package let eventsPerOwn: Int

    package init(
        name: String,
        title: String,
        openingKeys: [ScenarioKey],
        settableKeys: [ScenarioKey],
        events: [ScenarioKey] = [],
        counts: [String: String] = [:],
        operations: [Operation] = [],
        elements: ElementNames = [],
        lists: [String] = [],
        scenarios: [NamedScenario],
        latencyScenarios: [LatencyScenario],
        scalingScenarios: [ScalingScenario] = [],
        typedTexts: [String] = [],
        randomOpening: @escaping @Sendable (inout SplitMix64) -> [String: JSONValue],
        randomSettings: (@Sendable (inout SplitMix64) -> [String: JSONValue])? = nil,
        randomEvent: (@Sendable (inout SplitMix64) -> ScenarioEvent)? = nil,
        eventsPerOwn: Int = 16
    ) {
        self.name = name
        self.title = title
        self.openingKeys = openingKeys
        self.settableKeys = settableKeys
        self.events = events
        self.counts = counts
        self.operations = operations
        self.elements = ElementNames(elements.patterns + lists.map { "\($0).refreshing" })
        self.lists = lists
        self.scenarios = scenarios
        self.latencyScenarios = latencyScenarios
        self.scalingScenarios = scalingScenarios
        self.typedTexts = typedTexts
        self.randomOpening = randomOpening
        self.randomSettings = randomSettings
        self.randomEvent = randomEvent
        self.eventsPerOwn = eventsPerOwn
    }
}

extension FeatureContract {
    /// The names of scenarios with a ``source(ofScenario:)``, named scenarios first.
    package var scenarioNames: [String] {
        let names = scenarios.map(\.name)
        return names + latencyScenarios.map(\.name).filter { !names.contains($0) }
    }

    /// Returns a scenario as JSON Lines. A latency scenario ends with its first measured call.
    ///
    /// - Returns: `nil` if there is no scenario of that name.
    package func source(ofScenario name: String) -> String? {
        if let scenario = scenarios.first(where: { $0.name == name }) { return scenario.source }
        guard let scenario = latencyScenarios.first(where: { $0.name == name }) else { return nil }
        switch scenario.measured {
        case .opening: return scenario.setup
        case .events(let events): return "\(scenario.setup)\n\(events)"
        }
    }
}
