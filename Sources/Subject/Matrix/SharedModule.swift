/// A module of the package that the implementations of all features import.
package enum SharedModule: String, CaseIterable, Sendable {
    /// The views, controls and view controllers.
    case kit = "HeadlessKit"
    /// The navigation, the messages and the wrapping of texts, which an app brings along.
    case app = "AppSupport"
    /// The entities and services.
    case model = "Model"
    /// The texts that every architecture writes in the same way.
    case formatting = "ModelFormatting"
    /// The type with which a view binds itself to a value of a view model.
    case binding = "DataBinding"
    /// The store of unidirectional implementations, and the replies of services as values of tasks.
    case state = "StateManagement"

    /// The name of the module.
    package var moduleName: String { rawValue }

    /// The folder of its sources, relative to the package.
    package var sourcePath: String { "Sources/Subject/\(rawValue)" }
}
