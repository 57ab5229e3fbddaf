/// The role of a file in its implementation. A ``Architecture`` derives it from the end of the file's
/// name.
package struct Role: Hashable, Sendable, CustomStringConvertible {
    /// The name in a table, such as `Presenter`.
    package let title: String
    /// The name in the JSON of a report, which stays the same when the title changes.
    package let name: String

    /// - Parameter name: the name in JSON if it differs from the title.
    package init(_ title: String, codedAs name: String? = nil) {
        self.title = title
        self.name = name ?? title
    }

    package var description: String { title }

    package static let scene = Role("Scene")
    package static let assembly = Role("Assembly")
    package static let controller = Role("Controller")
    package static let view = Role("View")
    package static let presenter = Role("Presenter")
    package static let viewModel = Role("ViewModel")
    package static let modelObject = Role("ModelObject")
    package static let observableModel = Role("ObservableModel")
    package static let interactor = Role("Interactor")
    package static let transport = Role("DTO", codedAs: "Transport value")
    package static let router = Role("Router")
    package static let coordinator = Role("Coordinator")
    package static let action = Role("Action")
    package static let reducer = Role("Reducer")
    package static let effect = Role("Effect")
    package static let effectHandler = Role("EffectHandler")
    package static let manager = Role("Manager")
    package static let worker = Role("Worker")
    package static let state = Role("State")
    package static let layer = Role("Layer")
    package static let protocols = Role("Protocol")
    /// The role of a file whose name does not reveal it. ``archbench check`` reports such files.
    package static let unknown = Role("Unknown")

    /// All roles, in the order of tables.
    package static let all = Axis.all.flatMap(\.roles).distinct + [.unknown]
}

extension Role: CodedByName {}
