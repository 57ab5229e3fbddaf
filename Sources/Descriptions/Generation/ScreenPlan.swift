internal import Descriptions

/// The plan of a screen, or of a module of a larger screen: the names in its code, and what its
/// templates need.
protocol ScreenPlan: Sendable {
    /// The objects that tests of a variant can be about.
    associatedtype TestSubject: Hashable

    /// - Returns: `nil` if the screen of the description is of another kind.
    init?(_ description: Description)

    var description: Description { get }
    /// The folder of the templates, such as `List`.
    var kind: String { get }
    /// The modules that have templates of their own.
    var modules: [any ScreenPlan] { get }
    /// The files with the named scenarios: the part of the feature, empty for the whole, and the text.
    var scenarios: [(part: String, text: String)] { get }
    /// The named scenarios that view-free tests of the screen or module play.
    var scenariosWithoutView: [NamedScenarioText] { get }

    /// Returns the folder of the implementation of a variant, relative to the root of the package.
    func folder(of variant: String) -> String
    /// Returns the names and values for the templates of a variant; for an empty text, those for the
    /// files that all variants share.
    func scope(of variant: String) -> TemplateScope
    /// Returns what a template of tests is about, by its file name. Templates about the same subject
    /// have the same names and values.
    func testSubject(of template: String, _ variant: String) -> TestSubject
    func testScope(_ subject: TestSubject, _ variant: String) -> TemplateScope
}

extension ScreenPlan {
    var feature: Name { description.feature }
    /// The name of the module, and the prefix of most types: `Greeting`.
    var type: String { feature.type }
    var modules: [any ScreenPlan] { [] }
    var scenariosWithoutView: [NamedScenarioText] { [] }
    /// The name of the type with the identifiers of the elements.
    var elements: String { "\(type)Element" }

    func folder(of variant: String) -> String { "Sources/Features/\(type)/\(variant)" }

    /// Indicates whether tests are about the interactor of VIPER.
    func testSubject(of template: String, _ variant: String) -> Bool {
        template.contains(#/\+\w+Interactor/#)
    }
}

/// The plan of a screen, or of a module, that shows one entity or a list of entities.
protocol EntityPlan: ScreenPlan {
    var entity: Entity { get }
    /// The texts of the entity that the screen shows.
    var rules: [TextRule] { get }
    /// The text for a failed load.
    var failure: String { get }
}

extension EntityPlan {
    /// The names of the entity as a member and as a type: `reminder`, `Reminder`.
    var item: String { entity.name.member }
    var itemType: String { entity.name.type }
    /// The name of the DTO that replaces the entity in VIPER.
    var summary: String { "\(itemType)Summary" }
    var failureText: String { SwiftText.literal(failure) }
    /// The methods that format counts; empty if no text contains a count.
    var countText: String { SwiftText.countText(for: rules) }

    /// Returns samples that reveal errors in a text.
    func samples(_ text: TextRule) -> [Sample] {
        Sample.revealing(errorsIn: text, of: entity, description)
    }
}

extension ElementsPlan: ScreenPlan {
    var kind: String { "Elements" }
    var scenarios: [(part: String, text: String)] { [("", ScenarioTexts(plan: self).text)] }
    var scenariosWithoutView: [NamedScenarioText] { ScenarioTexts(plan: self).scenarios }

    func scope(of variant: String) -> TemplateScope { ElementsScope(plan: self).scope }

    func testScope(_ isInteractor: Bool, _ variant: String) -> TemplateScope {
        TemplateScope()
    }
}

extension ListPlan: EntityPlan {
    var kind: String { "List" }
    var scenarios: [(part: String, text: String)] { [("", ListScenarioTexts(plan: self).text)] }
    var scenariosWithoutView: [NamedScenarioText] { ListScenarioTexts(plan: self).all }

    init?(_ description: Description) { self.init(description, part: nil) }

    func folder(of variant: String) -> String {
        let implementation = "Sources/Features/\(contract)/\(variant)"
        return part == nil ? implementation : "\(implementation)/\(type)"
    }

    func scope(of variant: String) -> TemplateScope {
        ListScope(plan: self).scope
    }

    func testScope(_ isInteractor: Bool, _ variant: String) -> TemplateScope {
        TemplateScope()
    }
}

extension DetailPlan: EntityPlan {
    var kind: String { "Detail" }
    var scenarios: [(part: String, text: String)] { [("", DetailScenarioTexts(plan: self).text)] }
    var scenariosWithoutView: [NamedScenarioText] { DetailScenarioTexts(plan: self).all }

    func scope(of variant: String) -> TemplateScope { DetailScope(plan: self).scope }

    func testScope(_ isInteractor: Bool, _ variant: String) -> TemplateScope {
        TemplateScope()
    }
}

extension FormPlan: ScreenPlan {
    var kind: String { "Form" }
    var scenarios: [(part: String, text: String)] { [("", FormScenarioTexts(plan: self).text)] }

    func scope(of variant: String) -> TemplateScope { FormScope(plan: self).scope }

    func testScope(_ isInteractor: Bool, _ variant: String) -> TemplateScope {
        FormTestScope(
            plan: self,
            subject: variant == "MVVM" ? .viewModel : isInteractor ? .interactor : .presenter,
            usesSummary: variant == "VIPER"
        ).scope
    }
}

extension PagePlan: ScreenPlan {
    var kind: String { "Page" }
    var modules: [any ScreenPlan] { [header] + lists }
    var scenarios: [(part: String, text: String)] { PageScenarioTexts(plan: self).files }
    var scenariosWithoutView: [NamedScenarioText] { PageScenarioTexts(plan: self).switches }

    func scope(of variant: String) -> TemplateScope {
        PageScope(plan: self).scope
    }

    func testScope(_ isInteractor: Bool, _ variant: String) -> TemplateScope { TemplateScope() }
}

extension HeaderPlan: EntityPlan {
    var kind: String { "Header" }
    var scenarios: [(part: String, text: String)] { [] }
    /// The scenarios of the header alone, without the requests of the lists.
    var scenariosWithoutView: [NamedScenarioText] {
        var alone = description
        (alone.lists, alone.listSwitch) = ([], nil)
        return PagePlan(alone).map {
            HeaderScenarioTexts(page: PageScenarioTexts(plan: $0)).scenarios
        } ?? []
    }

    func folder(of variant: String) -> String { "Sources/Features/\(type)/\(variant)/Header" }

    func scope(of variant: String) -> TemplateScope {
        HeaderScope(plan: self).scope
    }

    func testScope(_ isInteractor: Bool, _ variant: String) -> TemplateScope { TemplateScope() }
}
