internal import Info

extension Feature.Definition {
    static let info = Self(
        .info,
        module: "Info",
        summary: "Lab: rows that look alike and show three kinds of models, in four ways.",
        differingIn: .mapping,
        [.viewHoldsModel, .controllerSetsView, .viewModelForView, .viewModelPerModel]
    )
}
