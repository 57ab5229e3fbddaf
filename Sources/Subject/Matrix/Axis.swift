/// The dimension in which the variants of a feature differ.
package struct Axis: Hashable, Sendable {
    /// The name in a sentence, such as `architecture`.
    package let name: String
    /// The possible roles in an implementation, in the order of tables.
    package let roles: [Role]
    /// The dependency rules of all variants.
    package let rules: [ArchitectureRule]

    /// The axes of all features.
    package static let all = Feature.all.map(\.axis).distinct

    /// The division into roles and their dependencies.
    package static let architecture = Axis(
        name: "architecture",
        roles: architectureRoles,
        rules: ArchitectureRule.common
    )

    /// The way in which one object notifies another.
    package static let coupling = Axis(
        name: "coupling",
        roles: couplingRoles,
        rules: ArchitectureRule.commonToCouplings
    )

    /// The way in which a view observes changes.
    package static let binding = Axis(
        name: "binding",
        roles: bindingRoles,
        rules: ArchitectureRule.commonToBindings
    )

    /// The way in which a view shows models of several types.
    package static let mapping = Axis(
        name: "mapping",
        roles: mappingRoles,
        rules: ArchitectureRule.commonToMappings
    )

    /// The way in which a layer forwards a call.
    package static let forwarding = Axis(
        name: "forwarding",
        roles: forwardingRoles,
        rules: ArchitectureRule.commonToForwardings
    )

    static let bindingRoles: [Role] = [.assembly, .view, .state, .protocols]
    static let couplingRoles: [Role] = [.assembly, .view, .manager, .worker, .protocols]
    static let forwardingRoles: [Role] = [.assembly, .view, .layer, .presenter, .protocols]
    static let mappingRoles: [Role] = [.assembly, .controller, .view, .viewModel, .protocols]

    /// Separate from the axis, because its rules are built from these roles.
    static let architectureRoles: [Role] = [
        .scene, .assembly, .coordinator, .controller, .view, .presenter, .viewModel, .modelObject,
        .interactor, .transport, .router, .state, .action, .reducer, .effect, .effectHandler,
        .observableModel, .protocols,
    ]
}
