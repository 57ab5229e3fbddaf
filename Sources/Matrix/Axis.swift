/// What the variants of a feature differ in.
package struct Axis: Hashable, Sendable {
    /// As a word in a sentence: `architecture`.
    package let name: String
    /// The parts that a cell may have, in the order of tables.
    package let roles: [Role]
    /// Who may not know whom in any of the variants.
    package let rules: [ArchitectureRule]

    /// Every axis.
    package static let all: [Axis] = [.architecture]

    /// How parts are divided up and who knows whom.
    package static let architecture = Axis(
        name: "architecture",
        roles: architectureRoles,
        rules: ArchitectureRule.common
    )

    /// Apart from the axis, since its rules are made of them.
    static let architectureRoles: [Role] = [
        .scene, .assembly, .controller, .view, .presenter, .viewModel, .interactor, .transport,
        .router, .protocols,
    ]
}
