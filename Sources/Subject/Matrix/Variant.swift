/// A variant of a feature: an architecture or, in a lab, an alternative. A ``Architecture`` describes it.
package struct Variant: Hashable, Sendable {
    /// The name in a heading, which is also the name of the folder: `MVVM`.
    package let title: String

    package init(_ title: String) {
        self.title = title
    }

    /// The name that commands and reports use, such as `mvvm`.
    package var name: String { title.lowercased() }

    package static let mvc = Variant("MVC")
    package static let mvp = Variant("MVP")
    package static let mvvm = Variant("MVVM")
    package static let viper = Variant("VIPER")

    package static let direct = Variant("Direct")
    package static let delegate = Variant("Delegate")
    package static let notification = Variant("Notification")

    package static let closure = Variant("Closure")
    package static let observation = Variant("Observation")
    package static let manual = Variant("Manual")

    package static let model = Variant("Model")
    package static let setters = Variant("Setters")
    package static let viewModel = Variant("ViewModel")
    package static let cluster = Variant("Cluster")

    package static let `protocol` = Variant("Protocol")

    /// The four variants of every feature that compares architectures.
    package static let architectures: [Variant] = [mvc, mvp, mvvm, viper]

    /// The variants of all features, each once.
    package static let all = MatrixRow.all.variants
}

extension Variant: CodedByName {}

extension Variant: CustomStringConvertible {
    package var description: String { name }
}
