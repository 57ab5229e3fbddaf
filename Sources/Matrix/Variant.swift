/// One of the ways in which a feature is built. What it is stands in a ``Style``.
package struct Variant: Hashable, Sendable {
    /// The name in a heading, which is also that of the folder: `MVVM`.
    package let title: String

    package init(_ title: String) {
        self.title = title
    }

    /// The name that commands and reports use, as `mvvm`.
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

    /// The four that every feature is built in which is about architectures.
    package static let architectures: [Variant] = [mvc, mvp, mvvm, viper]

    /// Every variant that some feature has, each once.
    package static let all = MatrixRow.all.variants
}

extension Variant: CodedByName {}

extension Variant: CustomStringConvertible {
    package var description: String { name }
}
