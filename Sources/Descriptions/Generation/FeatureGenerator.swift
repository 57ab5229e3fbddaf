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

    /// Returns the files of the tests that the templates of a kind of screen make.
    ///
    /// - Parameters:
    ///   - makesRequests: see ``CommonTests``.
    ///   - scopes: a closure that returns the names and values for a variant, and those for the
    ///     templates about its interactor if these differ.
    private func tests(
        _ kind: String,
        _ feature: Name,
        makesRequests: Bool,
        _ scopes: (_ variant: String) -> (common: TemplateScope, ofInteractor: TemplateScope?)
    ) throws -> [GeneratedFile] {
        try Self.variants.flatMap { variant in
            let scopes = scopes(variant)
            let common = CommonTests(
                feature: feature,
                variant: variant,
                makesRequests: makesRequests
            )
            return try common.files(with: [])
                + templates.files(
                    of: "\(TemplateFolder.ofTests)/\(kind)/\(variant)Tests",
                    in: { name in
                        let isCommon = !name.contains(#/\+\w+Interactor/#)
                        return isCommon ? scopes.common : scopes.ofInteractor ?? scopes.common
                    },
                    at: "Tests/Features/\(feature.type)/\(variant)Tests"
                )
        }
    }

    /// Returns the files of the tests of a list itself, independent of the feature of which it is a
    /// module.
    private func tests(of plan: ListPlan, _ variant: String) throws -> [GeneratedFile] {
        var scopes: [ListTestScope.Subject: TemplateScope] = [:]
        return try templates.files(
            of: "\(TemplateFolder.ofTests)/List/\(variant)Tests",
            in: { name in
                let subject = ListTestScope.Subject(variant: variant, template: name)
                let scope =
                    scopes[subject]
                    ?? ListTestScope(plan: plan, variant: variant, subject: subject).scope
                scopes[subject] = scope
                return scope
            },
            at: "Tests/Features/\(plan.contract)/\(variant)Tests"
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
            switch plan {
            case .elements(let plan):
                let scope = ElementsTestScope(plan: plan).scope
                return try tests("Elements", description.feature, makesRequests: false) { _ in
                    (scope, nil)
                }
            case .list(let plan):
                return try Self.variants.flatMap { variant in
                    try CommonTests(feature: plan.feature, variant: variant, makesRequests: true)
                        .files(with: []) + tests(of: plan, variant)
                }
            case .detail(let plan):
                return try tests("Detail", description.feature, makesRequests: true) { variant in
                    func scope(_ subject: String) -> TemplateScope {
                        DetailTestScope(plan: plan, variant: subject).scope
                    }
                    return (scope(variant), variant == "VIPER" ? scope("VIPER interactor") : nil)
                }
            case .form(let plan):
                return try tests("Form", description.feature, makesRequests: true) { variant in
                    let usesSummary = variant == "VIPER"
                    func scope(_ subject: FormTestScope.Subject) -> TemplateScope {
                        FormTestScope(plan: plan, subject: subject, usesSummary: usesSummary).scope
                    }
                    return (
                        scope(variant == "MVVM" ? .viewModel : .presenter),
                        usesSummary ? scope(.interactor) : nil
                    )
                }
            case .page(let plan):
                let header = try tests("Header", description.feature, makesRequests: true) {
                    variant in
                    func scope(_ subject: HeaderTestScope.Subject) -> TemplateScope {
                        HeaderTestScope(plan: plan.header, subject: subject).scope
                    }
                    return switch variant {
                    case "MVVM": (scope(.viewModel), nil)
                    case "VIPER": (scope(.fetchingPresenter), scope(.interactor))
                    default: (scope(.presenter), nil)
                    }
                }
                let lists = try Self.variants.flatMap { variant in
                    try plan.lists.flatMap { try tests(of: $0, variant) }
                }
                return header + lists
            }
        }
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
