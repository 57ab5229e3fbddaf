internal import PackageEditing

/// A screen in one architecture, written from the model of its behaviour.
protocol ArchitectureScreen {
    /// The files of the implementation.
    var files: [GeneratedFile] { get }
    /// The services as the architecture calls them, in the module that all features share.
    var services: [GeneratedFile] { get }
    /// The way of the view-free tests to the objects behind the view; `nil` if there are none, or if the
    /// scenarios need a view.
    var driver: ScenarioTests.Driver? { get }
    /// The files that these tests need.
    var spies: [GeneratedFile] { get }
}

extension ArchitectureScreen {
    var services: [GeneratedFile] { [] }
    var spies: [GeneratedFile] { [] }
}
