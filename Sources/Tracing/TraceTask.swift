package import HeadlessKit
package import Matrix

/// What a process of the probe is asked for. It is handed over as JSON.
package enum TraceProbeTask: Hashable, Sendable, Codable {
    /// Scripts that ship with a feature; answered by a ``TraceResult``.
    case trace(TraceTask)
    /// A script of anybody's; answered by a ``DemoResult``.
    case demo(DemoTask)
}

/// What a process of the probe is asked to trace. Its result is handed over as JSON.
package struct TraceTask: Hashable, Sendable, Codable {
    package let feature: Feature
    package let variants: [Variant]
    /// The names of scripts that ``TraceScript`` finds.
    package let scripts: [String]

    package init(feature: Feature, variants: [Variant], scripts: [String]) {
        self.feature = feature
        self.variants = variants
        self.scripts = scripts
    }
}

/// What a process of the probe recorded.
package struct TraceResult: Hashable, Sendable, Codable {
    /// What one script did in one variant.
    package struct OfScript: Hashable, Sendable, Codable {
        package let script: String
        package let variant: Variant
        package let interactions: [RecordedInteraction]

        package init(script: String, variant: Variant, interactions: [RecordedInteraction]) {
            self.script = script
            self.variant = variant
            self.interactions = interactions
        }
    }

    /// Why nothing could be recorded; `nil` where it could.
    package let obstacle: String?
    /// The names of the functions that were called, as the demangler writes them.
    package let functions: [String]
    package let scripts: [OfScript]

    package init(obstacle: String?, functions: [String], scripts: [OfScript]) {
        self.obstacle = obstacle
        self.functions = functions
        self.scripts = scripts
    }
}

/// One event of a script, with all calls that it led to, the compiler's own among them.
package struct RecordedInteraction: Hashable, Sendable, Codable {
    package let event: String
    /// Why the event could not happen; `nil` where it did.
    package let ignored: String?
    /// What could be seen before; nothing where the event opens the screen.
    package let before: [Element]
    /// What could be seen after it.
    package let after: [Element]
    /// For each call, in order, which function of ``TraceResult/functions`` it is of; -1 for one
    /// without a name.
    package let functions: [Int]
    /// For each call, which earlier one made it; -1 for none.
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
