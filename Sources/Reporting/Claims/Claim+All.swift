internal import Matrix

extension Claim {
    /// Every claim, in the order of the page. Thresholds are not moved to fit a result.
    package static let all =
        sizes + testing + distribution + views + binding + coupling + modules + mapping + forwarding
        + recent

    /// The claims that the values can support or refute, and those with values only. The others are
    /// true by design.
    package static let testable = all.filter { !$0.isByConstruction }

    static let four = Variant.architectures
    /// The four, with Massive for MVC as many apps write it.
    static let usual: [Variant] = [.massive, .mvp, .mvvm, .viper]
    static let withoutMVC: [Variant] = [.mvp, .mvvm, .viper]
}
