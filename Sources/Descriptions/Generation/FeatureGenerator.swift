package import Descriptions
package import PackageEditing
internal import Toolchain

/// Creates the files of a feature from its description.
package struct FeatureGenerator: Sendable {
    private let description: Description
    private let templates: TemplateFolder
    private let screen: any ScreenPlan

    private static let variants = ["MVC", "MVP", "MVVM", "VIPER"]

    package init(_ description: Description, templates: TemplateFolder) {
        self.description = description
        self.templates = templates
        let kinds: [any ScreenPlan.Type] = [
            PagePlan.self, ListPlan.self, DetailPlan.self, FormPlan.self,
        ]
        screen = kinds.lazy.compactMap { $0.init(description) }.first ?? ElementsPlan(description)
    }

    private var modules: [any ScreenPlan] { [screen] + screen.modules }

    /// All new files of the feature, in a sensible reading order.
    package var files: [GeneratedFile] {
        get throws {
            typealias Part = @Sendable () throws -> [GeneratedFile]
            let parts: [Part] = [{ try model + contract }, { try implementations }]
            let testParts = Self.variants.map { variant -> Part in { try tests(of: variant) } }
            let all = parts + testParts + [{ [matrix, registry] }]
            return try all.concurrentMap { part in
                Result { try part().map(\.importingFoundation) }
            }
            .flatMap { try $0.get() }
        }
    }

    /// Returns the files of a list that is a module in the implementations of a larger feature.
    package func module(in part: ListPart) throws -> [GeneratedFile] {
        guard let list = ListPlan(description, part: part) else { return [] }
        return try implementations(list).map(\.importingFoundation)
    }

    /// The files of the entities and the services, in the model that all features share.
    package var model: [GeneratedFile] {
        get throws {
            try modules.flatMap { module in
                try files(module, "Model", module.scope(of: ""), at: "Sources/Subject/Model")
            }
        }
    }

    /// The files that all variants share.
    package var contract: [GeneratedFile] {
        get throws {
            let folder = "Sources/Features/\(description.feature.type)/Contract"
            let scenarios = screen.scenarios.map { part, text in
                let name = "\(description.feature.type)Scenarios\(part.isEmpty ? "" : "+\(part)")"
                return GeneratedFile(path: "\(folder)/\(name).swift", text: text)
            }
            return try files(screen, "Contract", screen.scope(of: ""), at: folder) + scenarios
        }
    }

    /// Returns the files of a screen with elements in an architecture, written from the model of its
    /// behaviour; none for other screens. `generate` still uses templates.
    ///
    /// - Parameter variant: the name of the architecture, such as `Store`.
    package func elements(in variant: String) -> [GeneratedFile] {
        guard screen is ElementsPlan else { return [] }
        let screen = ElementsScreen(description)
        let files: [GeneratedFile] =
            switch variant {
            case "MVC": MVCScreen(screen: screen).files
            case "MVP": MVPScreen(screen: screen).files
            case "MVVM": MVVMScreen(screen: screen).files
            case "VIPER": VIPERScreen(screen: screen).files
            case "Store": StoreScreen(screen: screen).files
            case "Observable": ObservableScreen(screen: screen).files
            default: []
            }
        return files.map { file in
            GeneratedFile(path: "\(self.screen.folder(of: variant))/\(file.path)", text: file.text)
        }
    }

    /// The files of the four implementations.
    package var implementations: [GeneratedFile] {
        get throws {
            // Two lists that load in pages share files, which are kept once.
            try modules.flatMap(implementations).reduce(into: []) { kept, file in
                if !kept.contains(where: { $0.sharesPlace(with: file) }) { kept.append(file) }
            }
        }
    }

    /// Returns the files of a module in the four implementations. Each variant is a flag.
    private func implementations(_ module: any ScreenPlan) throws -> [GeneratedFile] {
        try Self.variants.flatMap { variant in
            var scope = module.scope(of: variant)
            scope.flags.insert(variant)
            return try [variant, "All"].flatMap {
                try files(module, $0, scope, at: module.folder(of: variant))
            }
        }
    }

    /// The files of the tests of the four implementations.
    package var tests: [GeneratedFile] {
        get throws {
            try Self.variants.flatMap(tests)
        }
    }

    private func tests(of variant: String) throws -> [GeneratedFile] {
        try commonTests(variant) + modules.flatMap { try tests($0, variant) }
    }

    /// Returns the files of the tests of a variant that depend on the kind of screen.
    private func tests<Module: ScreenPlan>(
        _ module: Module,
        _ variant: String
    ) throws -> [GeneratedFile] {
        var scopes: [Module.TestSubject: TemplateScope] = [:]
        return try templates.files(
            of: "\(TemplateFolder.ofTests)/\(module.kind)/\(variant)Tests",
            in: { template in
                let subject = module.testSubject(of: template, variant)
                var scope = scopes[subject] ?? module.testScope(subject, variant)
                scope.flags.insert(variant)
                scopes[subject] = scope
                return scope
            },
            at: testFolder(variant)
        )
    }

    /// Returns the files of the tests that all features have.
    private func commonTests(_ variant: String) throws -> [GeneratedFile] {
        var scope = TemplateScope(
            values: ["feature.identifier": description.feature.identifier],
            names: ["panel": description.feature],
            identifiers: ["PanelMVC": description.feature.type + variant]
        )
        // Services that reply later must not receive requests before the screen is shown.
        if !(screen is ElementsPlan) { scope.flags = ["REQUESTS"] }
        return try templates.files(
            of: "\(TemplateFolder.ofTests)/Common",
            in: { _ in scope },
            at: testFolder(variant)
        )
    }

    private func testFolder(_ variant: String) -> String {
        "Tests/Features/\(description.feature.type)/\(variant)Tests"
    }

    /// Returns the files that the templates in a folder of a kind of screen make.
    private func files(
        _ module: any ScreenPlan,
        _ folder: String,
        _ scope: TemplateScope,
        at destination: String
    ) throws -> [GeneratedFile] {
        try templates.files(
            of: "\(TemplateFolder.ofImplementations)/\(module.kind)/\(folder)",
            in: { _ in scope },
            at: destination
        )
    }

    /// The file with the name and the variants of the feature.
    private var matrix: GeneratedFile {
        let type = description.feature.type
        let member = description.feature.member
        let styles = Self.variants.map { ".\($0.lowercased())" }
        return GeneratedFile(
            path: "Sources/Subject/Matrix/Feature+\(type).swift",
            text: """
                internal import \(type)

                extension Feature {
                    package static let \(member) = Feature(
                        .\(member),
                        in: \(type)Environment.self,
                        module: "\(type)",
                        summary: \(SwiftText.literal(description.summary)),
                        differingIn: .architecture,
                        [\(styles.joined(separator: ", "))]
                    )
                }

                """
        )
    }

    /// The file that creates the screens of the implementations.
    private var registry: GeneratedFile {
        let type = description.feature.type
        let imports = Self.variants.map {
            "#if HAS_\(type)\($0)\n    internal import \(type)\($0)\n#endif\n"
        }
        let screens = Self.variants.map { variant in
            let assembly = "\(type)\(variant).\(type)Assembly"
            return "        #if HAS_\(type)\(variant)\n"
                + "            screens[.\(variant.lowercased())] = "
                + "{ \(assembly).screen($0.dependencies) }\n"
                + "        #endif\n"
        }
        return GeneratedFile(
            path: "Sources/Subject/ImplementationRegistry/ImplementationRegistry+\(type).swift",
            text: """
                internal import Matrix
                internal import \(type)
                internal import \(type)Control

                \(imports.joined())
                extension \(type)Environment: EnvironmentOfImplementations {
                    static let entry: ImplementationRegistry.Entry = {
                        var screens: ImplementationRegistry.Screens<\(type)Environment> = [:]
                \(screens.joined())        return ImplementationRegistry.Entry(
                            environment: \(type)Environment.init(opening:),
                            screens: screens,
                            control: { \(type)Control.\(type)Assembly.screen($0.dependencies) }
                        )
                    }()
                }

                """
        )
    }
}

extension GeneratedFile {
    /// Returns true if another file of the same implementation has the same name, because Swift
    /// does not allow this.
    fileprivate func sharesPlace(with other: GeneratedFile) -> Bool {
        func place(_ file: GeneratedFile) -> [Substring] {
            let parts = file.path.split(separator: "/")
            return parts.prefix(4) + parts.suffix(1)
        }
        return place(self) == place(other)
    }
}
