/// The part that a file plays in its cell. A ``Style`` tells it by the end of the file's name.
package struct Role: Hashable, Sendable, CustomStringConvertible {
    /// The name in a table, as `Presenter`.
    package let title: String

    package init(_ title: String) {
        self.title = title
    }

    package var description: String { title }

    package static let scene = Role("Scene")
    package static let assembly = Role("Assembly")
    package static let controller = Role("Controller")
    package static let view = Role("View")
    package static let presenter = Role("Presenter")
    package static let viewModel = Role("ViewModel")
    package static let interactor = Role("Interactor")
    package static let transport = Role("Transport value")
    package static let router = Role("Router")
    package static let manager = Role("Manager")
    package static let worker = Role("Worker")
    package static let state = Role("State")
    package static let protocols = Role("Protocol")
    /// That of a file whose name does not say it. ``archbench check`` names such files.
    package static let unknown = Role("Unknown")

    /// Every role, in the order of tables.
    package static let all = Axis.all.flatMap(\.roles).distinct + [.unknown]
}

extension Role: CodedByName {
    package var name: String { title }
}
