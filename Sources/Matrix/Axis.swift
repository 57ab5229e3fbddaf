/// What the variants of a feature differ in.
package struct Axis: Hashable, Sendable {
    /// As a word in a sentence: `architecture`.
    package let name: String
    /// The parts that a cell may have, in the order of tables.
    package let roles: [Role]
    /// Who may not know whom in any of the variants.
    package let rules: [ArchitectureRule]

    /// Every axis that some feature's variants differ on.
    package static let all = Feature.all.map(\.axis).distinct

    /// How parts are divided up and who knows whom.
    package static let architecture = Axis(
        name: "architecture",
        roles: architectureRoles,
        rules: ArchitectureRule.common
    )

    /// How one object hears of what another did.
    package static let coupling = Axis(
        name: "coupling",
        roles: couplingRoles,
        rules: ArchitectureRule.commonToCouplings
    )

    /// How a view hears of a change.
    package static let binding = Axis(
        name: "binding",
        roles: bindingRoles,
        rules: ArchitectureRule.commonToBindings
    )

    static let bindingRoles: [Role] = [.assembly, .view, .state, .protocols]
    static let couplingRoles: [Role] = [.assembly, .view, .manager, .worker, .protocols]

    /// Apart from the axis, since its rules are made of them.
    static let architectureRoles: [Role] = [
        .scene, .assembly, .controller, .view, .presenter, .viewModel, .interactor, .transport,
        .router, .protocols,
    ]
}
