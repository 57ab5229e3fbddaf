internal import Matrix
internal import Structure
internal import TemporaryFolders

extension CompiledPackage {
    /// Compiles small stand-ins for the modules that implementations of Greeting, BlogFeed and the
    /// labs import.
    func compileStandIns() async throws {
        try await compile("Model", ["Sources/Subject/Model/Model.swift": Self.model])
        try await compile(
            "DataBinding",
            ["Sources/Subject/DataBinding/Bindable.swift": Self.bindable]
        )
        try await compile("HeadlessKit", ["Sources/Subject/HeadlessKit/Kit.swift": Self.kit])
        try await compile(
            "Greeting",
            ["Sources/Features/Greeting/Contract/Contract.swift": Self.contract]
        )
        try await compile(
            "BlogFeed",
            ["Sources/Features/BlogFeed/Contract/Contract.swift": Self.blogFeedContract]
        )
        for lab in ["Relay", "Binding", "Info", "Layers"] {
            try await compile(
                lab,
                ["Sources/Features/\(lab)/Contract/Contract.swift": Self.contract(of: lab)]
            )
        }
        try await compile(
            "Scenarios",
            ["Sources/Subject/Scenarios/Stage.swift": "public struct Stage {}"]
        )
    }

    /// Returns the implementation of Greeting in a variant, or of BlogFeed if Greeting lacks the
    /// variant.
    static func implementation(in variant: Variant) -> Implementation? {
        Implementation(variant, of: .greeting) ?? Implementation(variant, of: .blogFeed)
    }

    /// Compiles an implementation of Greeting that has only these files.
    ///
    /// - Parameter files: the texts of the files by their names without extension. Each file can
    ///   use all stand-ins.
    /// - Returns: The violations of dependency rules.
    func violations(
        in variant: Variant,
        _ files: [String: String],
        imports: String = "import Greeting; import HeadlessKit"
    ) async throws -> [ArchitectureViolation] {
        try await violations(
            in: Implementation(feature: .greeting, variant: variant),
            files,
            imports: imports
        )
    }

    /// Returns the violations of an implementation of another feature that has a stand-in.
    func violations(
        in implementation: Implementation,
        _ files: [String: String],
        imports: String
    ) async throws -> [ArchitectureViolation] {
        try folder.write("", to: "\(implementation.sourcePath)/.keep")
        try removeFiles(in: implementation.sourcePath)
        var sources: [String: String] = [:]
        for (name, text) in files {
            sources["\(implementation.sourcePath)/\(name).swift"] = "\(imports)\n\(text)"
        }
        try await compile(implementation.moduleName, sources)
        return try measure.violations(in: [implementation])
    }

    private static let model = """
        public struct Person: Sendable {
            public var firstName: String
            public typealias Name = String
            public init(firstName: String) { self.firstName = firstName }
        }
        @MainActor public protocol PersonProvider: AnyObject { var person: Person { get } }
        @MainActor public protocol PersonService: AnyObject { func person(id: Int) -> Person }
        """

    private static let bindable = """
        @MainActor public final class Bindable<Value> {
            public init(_ value: Value) {}
            public func bind<Observer: AnyObject>(
                to observer: Observer,
                _ show: @escaping (Observer, Value) -> Void
            ) {}
            public func unbind(_ observer: AnyObject) {}
        }
        """

    private static let kit = """
        @MainActor open class View {
            public var accessibilityIdentifier: String?
            public init() {}
            open func refresh() {}
        }
        public final class Label: View { public var text = "" }
        public final class Button: View {
            public enum State { case normal }
            public func setTitle(_ title: String?, for state: State) {}
        }
        @MainActor public protocol Navigator: AnyObject { func push(_ route: Route) }
        public struct Route: Sendable { public init() {} }
        """

    private static let blogFeedContract = """
        import Model
        public struct BlogFeedDependencies { public let personProvider: any PersonProvider }
        public final class BlogFeedEnvironment { public init() {} }
        """

    private static func contract(of lab: String) -> String {
        """
        import Model
        public struct \(lab)Dependencies { public let personProvider: any PersonProvider }
        public final class \(lab)Environment { public init() {} }
        """
    }

    private static let contract = """
        import HeadlessKit
        import Model
        public enum GreetingElement { public static let greeting = "greeting" }
        public struct GreetingDependencies { public let personProvider: any PersonProvider }
        public final class GreetingEnvironment { public init() {} }
        extension Route { public static let person = Route() }
        """
}
