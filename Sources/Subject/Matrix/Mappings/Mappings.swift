extension Architecture {
    /// Each kind of item has a view of its own, which holds the model and writes the texts.
    package static let viewHoldsModel = Architecture(
        .model,
        endings: mappingEndings,
        rules: [
            ArchitectureRule(
                "model-to-interface",
                from: [.role(.view), .role(.controller)],
                to: [.interface(.view), .interface(.viewModel)],
                "A view that holds its model needs no protocol."
            )
        ],
        designDecisions: [
            DesignDecision(
                "Each model has a view class of its own. Some developers give one view a property "
                    + "for each model, or several methods that show a model.",
                because: "A view class named after its model is common in apps, and a change of "
                    + "one kind of row cannot affect another kind.",
                affects: [.codeLines, .files, .types, .distribution],
                effect: .size(of: .view)
            ),
            DesignDecision(
                "Each view class has its own layout code. Some developers share it in a superclass.",
                because: "Views that look alike today are often designed independently later.",
                affects: [.codeLines, .types, .distribution],
                effect: .size(of: .view)
            ),
        ]
    )

    /// One view has only subviews, which the controller sets.
    package static let controllerSetsView = Architecture(
        .setters,
        endings: mappingEndings,
        rules: [
            viewToModel("setters"),
            ArchitectureRule(
                "setters-to-interface",
                from: [.role(.view), .role(.controller)],
                to: [.interface(.view), .interface(.viewModel)],
                "A controller that sets subviews needs no protocol."
            ),
        ],
        designDecisions: [
            DesignDecision(
                "The controller of the list sets the subviews of all rows. Some developers create "
                    + "a small controller for each row.",
                because: "A row has no state and no requests, so a separate controller would only "
                    + "pass the item on.",
                affects: [.codeLines, .files, .types, .distribution, .assignments],
                effect: .size(of: .controller)
            ),
            DesignDecision(
                "The texts are written where the subviews are set. Some developers write them in "
                    + "functions that need no view.",
                because: "Such functions would be a view model without a name.",
                affects: [.codeLines, .testability, .mutation]
            ),
        ]
    )

    /// One view shows a view model that is named after the view and created from any model.
    package static let viewModelForView = Architecture(
        .viewModel,
        endings: mappingEndings,
        rules: [
            viewToModel("view-model"),
            viewModelToView("view-model"),
            ArchitectureRule(
                "view-model-to-interface",
                from: [.role(.view), .role(.controller), .role(.viewModel)],
                to: [.interface(.view), .interface(.viewModel)],
                "There is one view model for all models, so no protocol is needed."
            ),
        ],
        designDecisions: [
            DesignDecision(
                "The view model is a value without binding. After a change, the view shows a new one.",
                because: "The lab compares how a view gets its contents, and a row changes rarely.",
                affects: [.codeLines, .assignments, .latency]
            ),
            DesignDecision(
                "All texts of a row are written when the view model is created. Some developers "
                    + "write a text when the view reads it.",
                because: "Stored values can be compared in tests, and the view model does not keep "
                    + "the model.",
                affects: [.codeLines, .latency]
            ),
        ]
    )

    /// One view shows any view model that conforms to a protocol; each model has a view model of
    /// its own.
    package static let viewModelPerModel = Architecture(
        .cluster,
        endings: mappingEndings,
        rules: [
            viewToModel("cluster"),
            viewModelToView("cluster"),
            ArchitectureRule(
                "cluster-protocol-to-model",
                from: [.interface(.viewModel)],
                to: [.model],
                "The protocol states what a row shows and does not mention a model."
            ),
            ArchitectureRule(
                "cluster-view-to-view-model",
                from: [.role(.view)],
                to: [.role(.viewModel)],
                "A view knows view models only by protocol, so that a new kind does not change it."
            ),
        ],
        designDecisions: [
            DesignDecision(
                "A factory chooses the view model of an item. Some developers let each model conform "
                    + "to the protocol, which needs no view models.",
                because: "A model that writes the texts of a view is what this lab avoids.",
                affects: [.codeLines, .files, .types, .distribution]
            ),
            DesignDecision(
                "The texts of a row are written when the view reads them, and the view model keeps "
                    + "the model.",
                because: "Each property then states its text in one line.",
                affects: [.codeLines, .latency]
            ),
            DesignDecision(
                "The protocol has a separate file.",
                because: "Each file contains one type in all implementations.",
                affects: [.codeLines, .files],
                effect: .size(of: .protocols)
            ),
        ]
    )

    private static func viewToModel(_ variant: String) -> ArchitectureRule {
        ArchitectureRule(
            "\(variant)-view-to-model",
            from: [.role(.view)],
            to: [.model],
            "A view that is named after what it shows does not use a model."
        )
    }

    private static func viewModelToView(_ variant: String) -> ArchitectureRule {
        ArchitectureRule(
            "\(variant)-to-view",
            from: .all([.viewModel]),
            to: [.role(.view), .role(.controller), .userInterface],
            "A view model that uses views cannot be tested without them."
        )
    }

    private static let mappingEndings = [
        Ending("Protocol", .protocols), Ending("Assembly", .assembly),
        Ending("Controller", .controller), Ending("ViewModel", .viewModel),
        Ending("Factory", .viewModel), Ending("Cell", .view),
    ]
}

extension ArchitectureRule {
    /// The rules of every mapping variant.
    static let commonToMappings =
        ofImplementations(Axis.mappingRoles + [.unknown], inner: inner + [.unknown]) + [
            ArchitectureRule(
                "row-view-to-controller",
                from: [.role(.view)],
                to: [.role(.controller)],
                "A view that uses its controller works only in that controller's list."
            ),
            ArchitectureRule(
                "list-to-navigation",
                from: .all(inner),
                to: [.navigation],
                "The list reports which item was selected; the assembly decides which page opens."
            ),
        ]

    private static let inner: [Role] = [.controller, .view, .viewModel]
}
