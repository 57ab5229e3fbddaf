package import Scripts

/// A feature and its variants. The table of all features is the feature matrix.
package struct Feature: Sendable {
    /// The contract that all variants share.
    package let contract: FeatureContract
    /// The name that commands and scenarios use, such as `blog-feed`. It is a copy of the contract's name,
    /// stored because lookups compare features by it.
    package let name: String
    /// The name of the folder and of the targets, such as `BlogFeed`.
    package let moduleName: String
    /// One sentence: what a user does in the feature, and what it exercises.
    package let summary: String
    /// The dimension in which the variants differ.
    package let axis: Axis
    /// The descriptions of its variants; the first is the baseline.
    package let styles: [Style]
    /// A second scene that each variant builds from its modules, such as `Card`. It shows whether the
    /// modules can be reused, and is not part of an implementation's metrics.
    package let secondScene: String?

    init(
        _ contract: FeatureContract,
        module: String,
        summary: String,
        differingIn axis: Axis,
        _ styles: [Style],
        secondScene: String? = nil
    ) {
        self.contract = contract
        name = contract.name
        moduleName = module
        self.summary = summary
        self.axis = axis
        self.styles = styles
        self.secondScene = secondScene
    }

    /// All features, in the order of pages. Each is declared in its own file.
    package static let all: [Feature] = [
        greeting,
        digit,
        blogFeed,
        comments,
        people,
        voice,
        relay,
        binding,
    ]
}

extension Feature {
    /// The path of the feature description, if it has one, from the package's root.
    package var descriptionPath: String { "Sources/Features/\(moduleName)/\(moduleName).feature" }

    /// In the order of pages; the first is the ``reference``.
    package var variants: [Variant] { styles.map(\.variant) }

    /// The baseline: the variant that the others are compared with. Every feature has one.
    package var reference: Variant { styles[0].variant }

    /// - Parameter name: the name in commands, such as `mvvm`.
    package func variant(named name: String) -> Variant? { variants.first { $0.name == name } }

    package var cells: [Cell] { variants.map { Cell(feature: self, variant: $0) } }
}

extension Feature: Hashable {
    package static func == (one: Feature, other: Feature) -> Bool { one.name == other.name }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Feature: CodedByName {}

extension Feature: CustomStringConvertible {
    package var description: String { name }
}
