internal import PackageEditing

/// A screen with elements in one architecture.
protocol ArchitectureScreen {
    init(screen: ElementsScreen)

    var screen: ElementsScreen { get }
    /// The files of the implementation.
    var files: [GeneratedFile] { get }
    /// How the view-free tests reach the objects behind the view; `nil` if there are none.
    var driver: ScenarioTests.Driver? { get }
    /// The files that these tests need.
    var spies: [GeneratedFile] { get }
}

extension ArchitectureScreen {
    var type: String { screen.type }
    var spies: [GeneratedFile] { [] }
}
