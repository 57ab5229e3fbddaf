internal import Info

extension Feature {
    package static let info = Feature(
        .info,
        in: InfoEnvironment.self,
        module: "Info",
        summary: "Lab: rows that look alike and show three kinds of models, in four ways.",
        differingIn: .mapping,
        [.viewHoldsModel, .controllerSetsView, .viewModelForView, .viewModelPerModel]
    )
}
