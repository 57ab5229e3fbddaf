package import Scenarios

/// A feature of the matrix, in the order of pages. A build can leave out features; see
/// `Package.swift`.
package enum Feature: CaseIterable, Sendable {
    #if HAS_Greeting
        case greeting
    #endif
    #if HAS_Digit
        case digit
    #endif
    #if HAS_BlogFeed
        case blogFeed
    #endif
    #if HAS_Comments
        case comments
    #endif
    #if HAS_People
        case people
    #endif
    #if HAS_Voice
        case voice
    #endif
    #if HAS_Profile
        case profile
    #endif
    #if HAS_Relay
        case relay
    #endif
    #if HAS_Binding
        case binding
    #endif
    #if HAS_Info
        case info
    #endif
    #if HAS_Layers
        case layers
    #endif
}

extension Feature {
    /// The features that this build contains.
    package static let all = allCases

    /// The contract, the texts and the variants of the feature.
    private var definition: Definition {
        switch self {
        #if HAS_Greeting
            case .greeting: .greeting
        #endif
        #if HAS_Digit
            case .digit: .digit
        #endif
        #if HAS_BlogFeed
            case .blogFeed: .blogFeed
        #endif
        #if HAS_Comments
            case .comments: .comments
        #endif
        #if HAS_People
            case .people: .people
        #endif
        #if HAS_Voice
            case .voice: .voice
        #endif
        #if HAS_Profile
            case .profile: .profile
        #endif
        #if HAS_Relay
            case .relay: .relay
        #endif
        #if HAS_Binding
            case .binding: .binding
        #endif
        #if HAS_Info
            case .info: .info
        #endif
        #if HAS_Layers
            case .layers: .layers
        #endif
        }
    }

    /// The contract that all variants share.
    package var contract: FeatureContract { definition.contract }

    /// The name that commands and scenarios use, such as `blog-feed`.
    package var name: String { contract.name }

    /// The name of the folder and of the targets, such as `BlogFeed`.
    package var moduleName: String { definition.moduleName }

    /// One sentence: what a user does in the feature, and what it exercises.
    package var summary: String { definition.summary }

    /// The dimension in which the variants differ.
    package var axis: Axis { definition.axis }

    /// The descriptions of its variants; the first is the baseline.
    package var styles: [Style] { definition.styles }

    /// A second scene that each variant builds from its modules, such as `Card`. It shows whether
    /// the modules can be reused, and is not part of an implementation's metrics.
    package var secondScene: String? { definition.secondScene }

    /// The variants that differ from the others in the counters of the contract by design. Their
    /// counters are reported and not compared, and need not meet the expectations of scenarios.
    package var variantsWithOwnCounts: Set<Variant> { definition.variantsWithOwnCounts }

    /// The path of the feature description, if it has one, from the package's root.
    package var descriptionPath: String { "Sources/Features/\(moduleName)/\(moduleName).feature" }

    /// The variants in the order of pages; the first is the ``reference``.
    package var variants: [Variant] { styles.map(\.variant) }

    /// The baseline: the variant that the others are compared with. Every feature has one.
    package var reference: Variant { styles[0].variant }

    /// - Parameter name: the name in commands, such as `mvvm`.
    package func variant(named name: String) -> Variant? { variants.first { $0.name == name } }

    package var implementations: [Implementation] {
        variants.map { Implementation(feature: self, variant: $0) }
    }
}

extension Feature: CodedByName {}

extension Feature: CustomStringConvertible {
    package var description: String { name }
}
