internal import Matrix
internal import Report
internal import Structure

extension Report {
    /// The structure of the variants. MVC has a controller and a view. The types of VIPER have
    /// names that are difficult to print, and form a dependency cycle.
    static var sampleStructure: [ImplementationStructure] {
        [
            structure(.mvc, .controller, name: "GreetingViewController", afferent: 1, efferent: 3),
            structure(.mvp, .presenter, name: "Presenter_", afferent: 0, efferent: 0),
            structure(.mvvm, .viewModel, name: "ViewModel", afferent: 1, efferent: 1),
            structure(.viper, .interactor, name: "`幅\"広`|<b>", afferent: 3, efferent: 1),
        ]
    }

    private static func structure(
        _ variant: Variant,
        _ role: Role,
        name: String,
        afferent: Int,
        efferent: Int
    ) -> ImplementationStructure {
        func counts(_ classes: Int, protocols: Int) -> DeclarationCounts {
            DeclarationCounts(
                classes: classes,
                structs: 0,
                enums: 1,
                protocols: protocols,
                functions: 3 * classes,
                properties: 2
            )
        }
        let isCircle = variant == .viper
        return ImplementationStructure(
            implementation: Implementation(feature: .greeting, variant: variant),
            roles: [
                .init(role: role, counts: counts(1, protocols: 1)),
                .init(role: .view, counts: counts(2, protocols: 0)),
            ],
            total: DeclarationCounts(
                classes: 3,
                structs: 0,
                enums: 2,
                protocols: 1,
                functions: 9,
                properties: 4
            ),
            roleReferences: [
                .init(from: role, to: .role(.view), count: 12),
                .init(from: role, to: .model, count: 3),
            ] + (isCircle ? [.init(from: .view, to: .role(role), count: 1)] : [])
                + [.init(from: .view, to: .kit, count: 1_000)],
            types: [
                .init(name: name, role: role, fanIn: 0, fanOut: 2, codeLines: 15),
                .init(name: "GreetingView", role: .view, fanIn: 1, fanOut: 1, codeLines: 10),
            ],
            typeReferences: [
                .init(from: name, to: "GreetingView", count: 12),
                .init(from: "GreetingView", to: "HeadlessKit.View", count: 1_000),
            ],
            coupling: Coupling(afferent: afferent, efferent: efferent, abstractness: 1.0 / 6),
            cycles: isCircle ? [["GreetingView", name]] : [],
            viewAssignments: variant == .mvc ? 7 : 0,
            elements: 4,
            codeLines: 30,
            evenness: variant == .mvp ? nil : 0.971
        )
    }
}
