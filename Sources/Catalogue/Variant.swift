/// The architectures that a feature is built in.
package enum Variant: String, CaseIterable, Hashable, Sendable, Codable {
    case mvc
    case mvp
    case mvvm
    case viper

    /// The name in a heading, which is also that of the folder: `MVVM`.
    package var title: String { rawValue.uppercased() }

    /// The variant that the others are compared with.
    package static let reference = Variant.mvc
}
