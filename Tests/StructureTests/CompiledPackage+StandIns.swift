internal import Matrix
internal import Structure
internal import TemporaryFolders

extension CompiledPackage {
    /// A small stand-in for a module that implementations of Greeting, BlogFeed and the labs import.
    private struct StandIn {
        let file: String
        let text: String
    }

    /// The stand-ins by the names of their modules.
    private static let standIns = [
        "Model": StandIn(file: "Subject/Model/Model.swift", text: model),
        "DataBinding": StandIn(file: "Subject/DataBinding/Bindable.swift", text: bindable),
        "HeadlessKit": StandIn(file: "Subject/HeadlessKit/Kit.swift", text: kit),
        "Scenarios": StandIn(
            file: "Subject/Scenarios/Stage.swift",
            text: "public struct Stage {}"
        ),
        "Greeting": StandIn(file: "Features/Greeting/Contract/Contract.swift", text: contract),
        "BlogFeed": StandIn(
            file: "Features/BlogFeed/Contract/Contract.swift",
            text: blogFeedContract
        ),
    ]
    .merging(
        ["Relay", "Binding", "Info", "Layers"].map { lab in
            let text = contract(of: lab)
            return (lab, StandIn(file: "Features/\(lab)/Contract/Contract.swift", text: text))
        }
    ) { $1 }

    /// Compiles the stand-ins that a source imports and that were not compiled yet.
    func compileStandIns(importedBy source: String) async throws {
        for match in source.matches(of: /import ([A-Za-z]+)/) {
            let module = String(match.1)
            guard let standIn = Self.standIns[module], !hasModule(module) else { continue }
            try await compile(module, ["Sources/\(standIn.file)": standIn.text])
        }
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
