package import Descriptions
package import PackageEditing
internal import Toolchain

/// Creates the files of a feature from its description.
package struct FeatureGenerator: Sendable {
    private let description: Description
    private let templates: TemplateFolder
    private let screen: any ScreenPlan

    /// The architectures in which features are written.
    private static let variants = ["MVC", "MVP", "MVVM", "VIPER", "Store", "Observable"]

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
            let parts: [Part] = [{ try model + contract }, { implementations }]
            let testParts = Self.variants.map { variant -> Part in { try tests(of: variant) } }
            let all = parts + testParts + [{ [matrix, registry] }]
            return try all.concurrentMap { part in
                Result { try part().map(\.withUsedModules) }
            }
            .flatMap { try $0.get() }
        }
    }

    /// Returns the files of a list that is a module in the implementations of a larger feature.
    package func module(in part: ListPart) -> [GeneratedFile] {
        guard let list = ListPlan(description, part: part) else { return [] }
        return Self.variants.flatMap { variant in
            list.screen(in: variant).files.map {
                GeneratedFile(path: "\(list.folder(of: variant))/\($0.path)", text: $0.text)
            }
        }
        .map(\.withUsedModules)
    }

    /// The files of the entities and the services, in the model that all features share.
    package var model: [GeneratedFile] {
        get throws {
            try modules.flatMap { module in
                try files(module, "Model", module.scope, at: "Sources/Subject/Model")
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
            return try files(screen, "Contract", screen.scope, at: folder) + scenarios
        }
    }

    /// The files of the implementations.
    package var implementations: [GeneratedFile] {
        // Two lists that load in pages share files, which are kept once.
        Self.variants.flatMap(implementation).reduce(into: []) { kept, file in
            if !kept.contains(where: { $0.sharesPlace(with: file) }) {
                kept.append(file.withUsedModules)
            }
        }
    }

    private func implementation(in variant: String) -> [GeneratedFile] {
        modules.indices.flatMap { index in
            emitted(at: modules[index].folder(of: variant), index, variant) { screen, _ in
                screen.files
            }
                + emitted(at: "Sources/Subject/StateManagement", index, variant) { screen, _ in
                    screen.services
                }
        }
    }

    /// Returns files of a module, and records their names.
    ///
    /// - Parameters:
    ///   - folder: the folder of the files, relative to the root of the package.
    ///   - index: the index of the module.
    ///   - write: a closure that writes the files of a screen and of the description to which it belongs.
    private func emitted(
        at folder: String,
        _ index: Int,
        _ variant: String,
        _ write: (any ArchitectureScreen, Description) throws -> [GeneratedFile]
    ) rethrows -> [GeneratedFile] {
        func path(_ file: GeneratedFile) -> String { "\(folder)/\(file.path)" }
        func files(_ generator: FeatureGenerator) throws -> [GeneratedFile] {
            try write(generator.modules[index].screen(in: variant), generator.description)
        }
        if let log = templates.log {
            var names = MarkedNames()
            let marked = FeatureGenerator(names.marked(description), templates: templates)
            for file in try files(marked) {
                log.append(names.uses(in: file.text), of: names.unmarked(path(file)))
            }
        }
        return try files(self).map { GeneratedFile(path: path($0), text: $0.text) }
    }

    /// The files of the tests of the implementations.
    package var tests: [GeneratedFile] {
        get throws {
            try Self.variants.flatMap(tests)
        }
    }

    private func tests(of variant: String) throws -> [GeneratedFile] {
        try commonTests(variant)
            + modules.indices.flatMap { index in
                try emitted(at: testFolder(variant), index, variant) { screen, description in
                    guard let driver = screen.driver else { return [] }
                    let tests = ScenarioTests(feature: description.feature, driver: driver)
                    return [try tests.file(modules[index].scenariosWithoutView)] + screen.spies
                }
            }
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
            let screen = "\(type)\(variant).\(type)Assembly.screen"
            let entry =
                variant == "Store"
                ? "screens.restorable[.store] = {\n"
                    + "                \(screen)($0.dependencies, archive: $1)\n            }"
                : "screens[.\(variant.lowercased())] = { \(screen)($0.dependencies) }"
            return "        #if HAS_\(type)\(variant)\n            \(entry)\n        #endif\n"
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
