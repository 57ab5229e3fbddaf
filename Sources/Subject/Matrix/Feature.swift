package import Scenarios

/// A feature of the matrix. Each is declared in a file of its own, such as `Feature+Greeting.swift`.
package struct Feature: Sendable {
    /// The contract that all variants share.
    package let contract: FeatureContract
    /// The type of the environment in which the contract is played.
    package let environment: any ScenarioEnvironment.Type
    /// The name of the folder and of the targets, such as `BlogFeed`.
    package let moduleName: String
    /// One sentence: what a user does in the feature, and what it exercises.
    package let summary: String
    /// The dimension in which the variants differ.
    package let axis: Axis
    /// The descriptions of its variants; the first is the baseline.
    package let architectures: [Architecture]
    /// A second scene that each variant builds from its modules, such as `Card`. It shows whether
    /// the modules can be reused, and is not part of an implementation's metrics.
    package let reuseScene: String?
    /// The variants that differ from the others in the counters of the contract by design. Their
    /// counters are reported and not compared, and need not meet the expectations of scenarios.
    package let variantsWithOwnCounts: Set<Variant>

    init(
        _ contract: FeatureContract,
        in environment: any ScenarioEnvironment.Type,
        module: String,
        summary: String,
        differingIn axis: Axis,
        _ architectures: [Architecture],
        reuseScene: String? = nil,
        variantsWithOwnCounts: Set<Variant> = []
    ) {
        self.contract = contract
        self.environment = environment
        moduleName = module
        self.summary = summary
        self.axis = axis
        self.architectures = architectures
        self.reuseScene = reuseScene
        self.variantsWithOwnCounts = variantsWithOwnCounts
    }
}

extension Feature {
    /// The features that this build contains, in the order of pages. A build can leave out
    /// features; see `Package.swift`.
    package static let all: [Feature] = {
        var features: [Feature] = []
        #if HAS_Greeting
            features.append(.greeting)
        #endif
        #if HAS_Digit
            features.append(.digit)
        #endif
        #if HAS_BlogFeed
            features.append(.blogFeed)
        #endif
        #if HAS_Comments
            features.append(.comments)
        #endif
        #if HAS_People
            features.append(.people)
        #endif
        #if HAS_Voice
            features.append(.voice)
        #endif
        #if HAS_Profile
            features.append(.profile)
        #endif
        #if HAS_Relay
            features.append(.relay)
        #endif
        #if HAS_Binding
            features.append(.binding)
        #endif
        #if HAS_Info
            features.append(.info)
        #endif
        #if HAS_Layers
            features.append(.layers)
        #endif
        return features
    }()

    /// The name that commands and scenarios use, such as `blog-feed`.
    package var name: String { contract.name }

    /// The path of the feature description, if it has one, from the package's root.
    package var descriptionPath: String { "Sources/Features/\(moduleName)/\(moduleName).feature" }

    /// The variants in the order of pages; the first is the ``baseline``.
    package var variants: [Variant] { architectures.map(\.variant) }

    /// The baseline: the variant that the others are compared with. Every feature has one.
    package var baseline: Variant { architectures[0].variant }

    /// - Parameter name: the name in commands, such as `mvvm`.
    package func variant(named name: String) -> Variant? { variants.first { $0.name == name } }

    package var implementations: [Implementation] {
        variants.map { Implementation(feature: self, variant: $0) }
    }
}

extension Feature: CodedByName {}

extension Feature: Hashable {
    package static func == (one: Feature, other: Feature) -> Bool { one.name == other.name }
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Feature: CustomStringConvertible {
    package var description: String { name }
}
