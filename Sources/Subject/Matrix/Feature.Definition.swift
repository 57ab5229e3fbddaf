internal import Scenarios

extension Feature {
    /// The declaration of a feature. Each feature has a file of its own, such as
    /// `Feature+Greeting.swift`.
    struct Definition: Sendable {
        let contract: FeatureContract
        let moduleName: String
        let summary: String
        let axis: Axis
        let styles: [Style]
        let secondScene: String?
        let variantsWithOwnCounts: Set<Variant>

        init(
            _ contract: FeatureContract,
            module: String,
            summary: String,
            differingIn axis: Axis,
            _ styles: [Style],
            secondScene: String? = nil,
            variantsWithOwnCounts: Set<Variant> = []
        ) {
            self.contract = contract
            moduleName = module
            self.summary = summary
            self.axis = axis
            self.styles = styles
            self.secondScene = secondScene
            self.variantsWithOwnCounts = variantsWithOwnCounts
        }
    }
}
