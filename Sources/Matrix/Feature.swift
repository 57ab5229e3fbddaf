package import Scripts

/// A feature, and what it is built in. The table of all is the matrix.
package struct Feature: Sendable {
    /// What the feature fixes for all its variants.
    package let contract: FeatureContract
    /// The name that commands and scripts use, as `blog-feed`: that of the contract. Features are told
    /// apart by it wherever figures are looked up, so it is kept beside what it comes from.
    package let name: String
    /// The name of the folder and of the targets, as `BlogFeed`.
    package let moduleName: String
    /// One sentence: what a user does in the feature, and what it exercises.
    package let summary: String
    /// What its variants differ in.
    package let axis: Axis
    /// What its variants are; the first is the one that the others are held against.
    package let styles: [Style]
    /// A scene that each variant has beside the feature's own, made of its modules, as `Card`. It tells
    /// whether they can be used again, and no figure of a cell counts it.
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

    /// Every feature, in the order of pages. Each stands in a file of its own.
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
    /// The file that describes it, where it has one, from the package's root.
    package var descriptionPath: String { "Sources/Features/\(moduleName)/\(moduleName).feature" }

    /// In the order of pages; the first is the ``reference``.
    package var variants: [Variant] { styles.map(\.variant) }

    /// The variant that the others are held against. There is no feature without one.
    package var reference: Variant { styles[0].variant }

    /// - Parameter name: as commands have it, `mvvm`.
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
