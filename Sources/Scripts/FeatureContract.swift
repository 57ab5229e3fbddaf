package import Model
package import SeededRandom

/// What a feature fixes for all its variants: the language that drives it and the scripts that
/// show its behaviour.
package struct FeatureContract: Sendable {
    /// The name that commands and scripts use, as `blog-feed`.
    package let name: String
    /// The name in a heading, as `Blog feed`.
    package let title: String
    /// What a script can give when it opens the feature.
    package let openingKeys: [ScriptKey]
    /// What a script can set while the feature is open.
    package let settableKeys: [ScriptKey]
    /// The events of the feature's own: what happens below its cells, and no person does.
    package let events: [ScriptKey]
    /// The work that is counted, which an observer sees beside the screen: names, each with what is
    /// counted.
    package let counts: [String: String]
    /// The operations of services that the feature uses, and so can fail.
    package let operations: [Operation]
    /// What the elements of its screens are found by.
    package let elements: ElementNames
    /// The identifiers of the feature's lists, which are among the elements.
    package let lists: [String]
    package let scripts: [NamedScript]
    package let latencyScripts: [LatencyScript]
    /// Empty where nothing of the feature can be large.
    package let growthScripts: [GrowthScript]
    /// Draws what a random script gives when it opens the feature.
    package let randomOpening: @Sendable (inout SplitMix64) -> [String: JSONValue]
    /// Draws what a random script sets; `nil` where nothing can be set.
    package let randomSettings: (@Sendable (inout SplitMix64) -> [String: JSONValue])?
    /// Draws an event of the feature's own; `nil` where it has none.
    package let randomEvent: (@Sendable (inout SplitMix64) -> ScriptEvent)?
    /// Of so many events of a random script about one is of the feature's own.
    package let eventsPerOwn: Int

    package init(
        name: String,
        title: String,
        openingKeys: [ScriptKey],
        settableKeys: [ScriptKey],
        events: [ScriptKey] = [],
        counts: [String: String] = [:],
        operations: [Operation] = [],
        elements: ElementNames = [],
        lists: [String] = [],
        scripts: [NamedScript],
        latencyScripts: [LatencyScript],
        growthScripts: [GrowthScript] = [],
        randomOpening: @escaping @Sendable (inout SplitMix64) -> [String: JSONValue],
        randomSettings: (@Sendable (inout SplitMix64) -> [String: JSONValue])? = nil,
        randomEvent: (@Sendable (inout SplitMix64) -> ScriptEvent)? = nil,
        eventsPerOwn: Int = 16
    ) {
        self.name = name
        self.title = title
        self.openingKeys = openingKeys
        self.settableKeys = settableKeys
        self.events = events
        self.counts = counts
        self.operations = operations
        self.elements = elements
        self.lists = lists
        self.scripts = scripts
        self.latencyScripts = latencyScripts
        self.growthScripts = growthScripts
        self.randomOpening = randomOpening
        self.randomSettings = randomSettings
        self.randomEvent = randomEvent
        self.eventsPerOwn = eventsPerOwn
    }
}
