internal import Catalogue

extension ArchitectureRule {
    /// Every rule. Assemblies and scenes put the parts together, so they may know all of their cell.
    package static let all = common + mvc + mvp + mvvm + viper

    private static let common = [
        ArchitectureRule(
            "cell-to-others",
            Variant.allCases,
            from: all(Role.allCases),
            to: [.foreign],
            "A cell is made from its contract, the kit and the model alone, so that cells can be "
                + "compared."
        ),
        ArchitectureRule(
            "part-to-dependencies",
            Variant.allCases,
            from: all(inner),
            to: [.dependencies],
            "Only an assembly opens what comes from outside; every other part is handed what it "
                + "needs."
        ),
        ArchitectureRule(
            "part-to-assembly",
            Variant.allCases,
            from: all(inner.filter { $0 != .router }),
            to: all([.assembly, .scene]),
            "Who reaches for an assembly or a scene could know all that these know."
        ),
        ArchitectureRule(
            "module-to-navigation",
            Variant.allCases,
            from: all(inner.filter { $0 != .router }),
            to: [.navigation],
            "A module tells what was chosen, and who puts the page together decides where that "
                + "leads."
        ),
    ]

    private static let mvc = [
        ArchitectureRule(
            "mvc-view-to-controller",
            [.mvc],
            from: all([.view]),
            to: all([.controller]),
            "A view tells its controller through closures, so that any controller can use it."
        ),
        ArchitectureRule(
            "mvc-view-to-model",
            [.mvc],
            from: all([.view]),
            to: [.model],
            "A view shows what it is given and knows neither entities nor services."
        ),
    ]

    private static let mvp = [
        ArchitectureRule(
            "mvp-view-to-model",
            [.mvp],
            from: [.role(.view)],
            to: [.model],
            "A view shows what its presenter tells it and knows neither entities nor services."
        ),
        ArchitectureRule(
            "mvp-border-to-model",
            [.mvp],
            from: borders,
            to: [.model],
            "What crosses the border of view and presenter is ready to be shown."
        ),
        ArchitectureRule(
            "mvp-view-to-presenter",
            [.mvp],
            from: borders.union([.role(.view)]),
            to: [.role(.presenter)],
            "A view knows its presenter by protocol, so that another can take its place."
        ),
        ArchitectureRule(
            "mvp-presenter-to-view",
            [.mvp],
            from: borders.union([.role(.presenter)]),
            to: [.role(.view)],
            "A presenter knows its view by protocol, so that it can be tested without one."
        ),
        ArchitectureRule(
            "mvp-presenter-to-kit",
            [.mvp],
            from: borders.union([.role(.presenter)]),
            to: [.userInterface],
            "A presenter that names views of the kit cannot be tested without them."
        ),
    ]

    private static let mvvm = [
        ArchitectureRule(
            "mvvm-view-to-model",
            [.mvvm],
            from: all([.view]),
            to: [.model],
            "A view binds to its view model and knows neither entities nor services."
        ),
        ArchitectureRule(
            "mvvm-view-model-to-view",
            [.mvvm],
            from: all([.viewModel]),
            to: all([.view]),
            "A view model tells whoever listens, so that it can be tested without a view."
        ),
        ArchitectureRule(
            "mvvm-view-model-to-kit",
            [.mvvm],
            from: all([.viewModel]),
            to: [.userInterface],
            "A view model that names views of the kit cannot be tested without them."
        ),
    ]

    private static let viper = [
        ArchitectureRule(
            "viper-entity",
            [.viper],
            from: borders.union([
                .role(.view), .role(.presenter), .role(.router), .role(.transport),
            ]),
            to: [.model],
            "Entities and services stay behind the interactor, which hands up values of its own."
        ),
        ArchitectureRule(
            "viper-view-to-presenter",
            [.viper],
            from: borders.union([.role(.view)]),
            to: [.role(.presenter)],
            "A view knows its presenter by protocol, so that another can take its place."
        ),
        ArchitectureRule(
            "viper-view-to-inside",
            [.viper],
            from: all([.view]),
            to: all([.interactor, .router]),
            "A view talks to its presenter alone."
        ),
        ArchitectureRule(
            "viper-presenter-to-neighbour",
            [.viper],
            from: borders.union([.role(.presenter)]),
            to: [.role(.view), .role(.interactor), .role(.router)],
            "A presenter knows view, interactor and router by protocol, so that each can be "
                + "replaced."
        ),
        ArchitectureRule(
            "viper-presenter-to-kit",
            [.viper],
            from: borders.union([.role(.presenter)]),
            to: [.userInterface],
            "A presenter that names views of the kit cannot be tested without them."
        ),
        ArchitectureRule(
            "viper-interactor-to-outside",
            [.viper],
            from: all([.interactor]),
            to: all([.view, .presenter, .router]).union([.userInterface]),
            "An interactor answers through its output and knows nothing of what is shown."
        ),
        ArchitectureRule(
            "viper-router-to-inside",
            [.viper],
            from: all([.router]),
            to: all([.presenter, .interactor]),
            "A router is told where to lead and asks nobody back."
        ),
    ]

    /// The roles that do not put others together.
    private static let inner = Role.allCases.filter {
        ![.scene, .assembly, .protocols].contains($0)
    }

    /// The protocols between the roles.
    private static let borders = Set(Role.allCases.map { ArchitecturePart.border($0) })

    /// What some roles declare, and the protocols at their borders.
    private static func all(_ roles: [Role]) -> Set<ArchitecturePart> {
        Set(roles.flatMap { [.role($0), .border($0)] })
    }
}
