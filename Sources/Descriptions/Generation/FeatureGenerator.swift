package import Descriptions
package import PackageEditing

/// Creates the files of a feature from its description.
package struct FeatureGenerator {
    private let description: Description
    private let templates: TemplateFolder
    private let plan: Plan

    /// The names in the code, by the kind of screen.
    private enum Plan {
        case elements(FeaturePlan)
        case list(ListPlan)
        case detail(DetailPlan)
        case form(FormPlan)
        case page(PagePlan)
    }

    private static let variants = ["MVC", "MVP", "MVVM", "VIPER"]

    package init(_ description: Description, templates: TemplateFolder) {
        self.description = description
        self.templates = templates
        plan =
            PagePlan(description).map(Plan.page) ?? ListPlan(description).map(Plan.list)
            ?? DetailPlan(description).map(Plan.detail) ?? FormPlan(description).map(Plan.form)
            ?? .elements(FeaturePlan(description))
    }

    /// Returns the files of the implementations that the templates of a kind of screen make. Each
    /// variant is a flag.
    ///
    /// - Parameters:
    ///   - common: the folder of the templates if all variants share them.
    ///   - template: a closure that returns the names and values for a variant, and the folder of its
    ///     files.
    private func implementations(
        _ kind: String,
        in common: String? = nil,
        _ template: (_ variant: String) -> (scope: TemplateScope, folder: String)
    ) throws -> [GeneratedFile] {
        try Self.variants.flatMap { variant in
            var (scope, folder) = template(variant)
            scope.flags.insert(variant)
            return try templates.files(
                of: "\(TemplateFolder.ofImplementations)/\(kind)/\(common ?? variant)",
                in: { _ in scope },
                at: folder
            )
        }
    }

    /// Returns the files of a feature whose variants have the same names and values.
    private func implementations(
        _ kind: String,
        _ scope: TemplateScope
    ) throws -> [GeneratedFile] {
        try implementations(kind) { (scope, "Sources/Features/\(description.feature.type)/\($0)") }
    }

    /// Returns the files of the entities and the services that the templates of a kind of screen make.
    private func model(_ kind: String, _ scope: TemplateScope) throws -> [GeneratedFile] {
        try templates.files(
            of: "\(TemplateFolder.ofImplementations)/\(kind)/Model",
            in: { _ in scope },
            at: "Sources/Subject/Model"
        )
    }

    /// Returns the files of the contract that the templates of a kind of screen make.
    private func contract(_ kind: String, _ scope: TemplateScope) throws -> [GeneratedFile] {
        try templates.files(
            of: "\(TemplateFolder.ofImplementations)/\(kind)/Contract",
            in: { _ in scope },
            at: contractFolder
        )
    }

    /// Returns the file with the named scenarios of the feature.
    ///
    /// - Parameter part: the part of the feature, after a plus; empty for the whole feature.
    private func scripts(_ text: String, of part: String = "") -> GeneratedFile {
        let name = "\(description.feature.type)Scripts\(part)"
        return GeneratedFile(path: "\(contractFolder)/\(name).swift", text: text)
    }

    private var contractFolder: String {
        "Sources/Features/\(description.feature.type)/Contract"
    }

    /// Returns the files of the tests of a variant that the templates of a kind of screen make.
    ///
    /// - Parameters:
    ///   - subject: a closure that returns what a template tests, by its file name.
    ///   - scope: a closure that returns the names and values for the templates about it.
    private func tests<Subject: Hashable>(
        _ kind: String,
        _ variant: String,
        of subject: (_ template: String) -> Subject,
        _ scope: (Subject) -> TemplateScope
    ) throws -> [GeneratedFile] {
        var scopes: [Subject: TemplateScope] = [:]
        return try templates.files(
            of: "\(TemplateFolder.ofTests)/\(kind)/\(variant)Tests",
            in: { name in
                let subject = subject(name)
                let scope = scopes[subject] ?? scope(subject)
                scopes[subject] = scope
                return scope
            },
            at: "Tests/Features/\(description.feature.type)/\(variant)Tests"
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
        if case .elements = plan {} else { scope.flags = ["REQUESTS"] }
        return try templates.files(
            of: "\(TemplateFolder.ofTests)/Common",
            in: { _ in scope },
            at: "Tests/Features/\(description.feature.type)/\(variant)Tests"
        )
    }

    private func implementations(of plan: ListPlan) throws -> [GeneratedFile] {
        try implementations("List") { variant in
            let list = ListScope(plan: plan, variant: variant)
            return (list.scope, list.folder)
        }
    }

    private func implementations(of plan: PagePlan) throws -> [GeneratedFile] {
        let whole = try implementations("Page", in: "All") { variant in
            (
                PageScope(plan: plan, variant: variant).scope,
                "Sources/Features/\(plan.type)/\(variant)"
            )
        }
        let headers = try implementations("Header") { variant in
            let header = HeaderScope(plan: plan.header, variant: variant)
            return (header.scope, header.folder)
        }
        let files = try whole + headers + plan.lists.flatMap(implementations)
        // Two lists that load in pages share files, which are kept once.
        return files.reduce(into: []) { kept, file in
            if !kept.contains(where: { $0.sharesPlace(with: file) }) { kept.append(file) }
        }
    }

    /// Returns the files of a list that is a module in the implementations of a larger feature.
    package func module(in part: ListPart) throws -> [GeneratedFile] {
        try (ListPlan(description, part: part).map(implementations) ?? []).map(
            \.importingFoundation
        )
    }

    /// All new files of the feature, in a sensible reading order.
    package var files: [GeneratedFile] {
        get throws {
            try (model + contract + implementations + tests + [matrix, catalogue]).map(
                \.importingFoundation
            )
        }
    }

    /// The files of the entities and the services, in the model that all features share.
    package var model: [GeneratedFile] {
        get throws {
            switch plan {
            case .elements(let plan): try model("Elements", ElementsScope(plan: plan).scope)
            case .list(let plan): try model("List", ListScope(plan: plan).scope)
            case .detail(let plan): try model("Detail", DetailScope(plan: plan).scope)
            case .form(let plan): try model("Form", FormScope(plan: plan).scope)
            case .page(let plan):
                try model("Header", PageScope(plan: plan).scope)
                    + plan.lists.flatMap { try model("List", ListScope(plan: $0).scope) }
            }
        }
    }

    /// The files that all variants share.
    package var contract: [GeneratedFile] {
        get throws {
            switch plan {
            case .elements(let plan):
                try contract("Elements", ElementsScope(plan: plan).scope)
                    + [scripts(ScenarioTexts(plan: plan).text)]
            case .list(let plan):
                try contract("List", ListScope(plan: plan).scope)
                    + [scripts(ListScenarioTexts(plan: plan).text)]
            case .detail(let plan):
                try contract("Detail", DetailScope(plan: plan).scope)
                    + [scripts(DetailScenarioTexts(plan: plan).text)]
            case .form(let plan):
                try contract("Form", FormScope(plan: plan).scope)
                    + [scripts(FormScenarioTexts(plan: plan).text)]
            case .page(let plan):
                try contract("Header", PageScope(plan: plan).scope)
                    + PageScenarioTexts(plan: plan).files.map {
                        scripts($0.text, of: "+\($0.name)")
                    }
            }
        }
    }

    /// The files of the four implementations.
    package var implementations: [GeneratedFile] {
        get throws {
            switch plan {
            case .elements(let plan):
                try implementations("Elements", ElementsScope(plan: plan).scope)
            case .list(let plan): try implementations(of: plan)
            case .detail(let plan):
                try implementations("Detail", DetailScope(plan: plan).scope)
            case .form(let plan):
                try implementations("Form", FormScope(plan: plan).scope)
            case .page(let plan): try implementations(of: plan)
            }
        }
    }

    /// The files of the tests of the four implementations.
    package var tests: [GeneratedFile] {
        get throws {
            try Self.variants.flatMap { try commonTests($0) + ownTests($0) }
        }
    }

    /// Returns the files of the tests of a variant that depend on the kind of screen.
    private func ownTests(_ variant: String) throws -> [GeneratedFile] {
        func isInteractor(_ template: String) -> Bool { template.contains(#/\+\w+Interactor/#) }
        switch plan {
        case .elements(let plan):
            return try tests("Elements", variant, of: isInteractor) { _ in
                ElementsTestScope(plan: plan).scope
            }
        case .list(let plan): return try tests(of: plan, variant)
        case .detail(let plan):
            return try tests("Detail", variant, of: isInteractor) { isInteractor in
                DetailTestScope(plan: plan, variant: isInteractor ? "VIPER interactor" : variant)
                    .scope
            }
        case .form(let plan):
            return try tests("Form", variant, of: isInteractor) { isInteractor in
                FormTestScope(
                    plan: plan,
                    subject: variant == "MVVM"
                        ? .viewModel : isInteractor ? .interactor : .presenter,
                    usesSummary: variant == "VIPER"
                ).scope
            }
        case .page(let plan):
            let header = try tests("Header", variant, of: isInteractor) { isInteractor in
                let subject: HeaderTestScope.Subject =
                    switch variant {
                    case "MVVM": .viewModel
                    case "VIPER": isInteractor ? .interactor : .fetchingPresenter
                    default: .presenter
                    }
                return HeaderTestScope(plan: plan.header, subject: subject).scope
            }
            return try header + plan.lists.flatMap { try tests(of: $0, variant) }
        }
    }

    /// Returns the files of the tests of a list, which can be a module of a larger feature.
    private func tests(of plan: ListPlan, _ variant: String) throws -> [GeneratedFile] {
        try tests(
            "List",
            variant,
            of: { ListTestScope.Subject(variant: variant, template: $0) },
            { ListTestScope(plan: plan, variant: variant, subject: $0).scope }
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
    private var catalogue: GeneratedFile {
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
