internal import Descriptions

/// The plan of a screen, or of a module of a larger screen: the names in its code, and what its files need.
protocol ScreenPlan: Sendable {
    /// - Returns: `nil` if the screen of the description is of another kind.
    init?(_ description: Description)

    var description: Description { get }
    /// The folder of the templates of contract and model, such as `List`.
    var kind: String { get }
    /// The modules that have files of their own.
    var modules: [any ScreenPlan] { get }
    /// The files with the named scenarios: the part of the feature, empty for the whole, and the text.
    var scenarios: [(part: String, text: String)] { get }
    /// The named scenarios that view-free tests of the screen or module play.
    var scenariosWithoutView: [NamedScenarioText] { get }

    /// Returns the folder of the implementation of a variant, relative to the root of the package.
    func folder(of variant: String) -> String
    /// The names and values for the templates of contract and model.
    var scope: TemplateScope { get }
    /// Returns the screen or module in an architecture.
    func screen(in variant: String) -> any ArchitectureScreen
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

    var scope: TemplateScope { ElementsScope(plan: self).scope }

    func screen(in variant: String) -> any ArchitectureScreen {
        let screen = ElementsScreen(description)
        return switch variant {
        case "MVC": MVCScreen(screen: screen)
        case "MVP": MVPScreen(screen: screen)
        case "MVVM": MVVMScreen(screen: screen)
        case "VIPER": VIPERScreen(screen: screen)
        case "Store": StoreScreen(screen: screen)
        default: ObservableScreen(screen: screen)
        }
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

    var scope: TemplateScope { ListScope(plan: self).scope }

    func screen(in variant: String) -> any ArchitectureScreen {
        let screen = ListScreen(self)
        return switch variant {
        case "MVC": MVCList(screen: screen)
        case "MVP": MVPList(screen: screen)
        case "MVVM": MVVMList(screen: screen)
        case "VIPER": VIPERList(screen: screen)
        case "Store": StoreList(screen: screen)
        default: ObservableList(screen: screen)
        }
    }
}

extension DetailPlan: EntityPlan {
    var kind: String { "Detail" }
    var scenarios: [(part: String, text: String)] { [("", DetailScenarioTexts(plan: self).text)] }
    var scenariosWithoutView: [NamedScenarioText] { DetailScenarioTexts(plan: self).all }

    var scope: TemplateScope { DetailScope(plan: self).scope }

    func screen(in variant: String) -> any ArchitectureScreen {
        let screen = EntityScreen(self)
        return switch variant {
        case "MVC": MVCEntity(screen: screen)
        case "MVP": MVPEntity(screen: screen)
        case "MVVM": MVVMEntity(screen: screen)
        case "VIPER": VIPEREntity(screen: screen, summary: summaryFields)
        case "Store": StoreEntity(screen: screen)
        default: ObservableEntity(screen: screen)
        }
    }
}

extension FormPlan: ScreenPlan {
    var kind: String { "Form" }
    var scenarios: [(part: String, text: String)] { [("", FormScenarioTexts(plan: self).text)] }
    var scenariosWithoutView: [NamedScenarioText] { FormScenarioTexts(plan: self).all }

    var scope: TemplateScope { FormScope(plan: self).scope }

    func screen(in variant: String) -> any ArchitectureScreen {
        CardScreen(self, variant: variant)
    }
}

extension PagePlan: ScreenPlan {
    var kind: String { "Page" }
    var modules: [any ScreenPlan] { [header] + lists }
    var scenarios: [(part: String, text: String)] { PageScenarioTexts(plan: self).files }
    var scenariosWithoutView: [NamedScenarioText] { PageScenarioTexts(plan: self).switches }

    var scope: TemplateScope { PageScope(plan: self).scope }

    func screen(in variant: String) -> any ArchitectureScreen {
        PageScreen(plan: self, variant: variant)
    }
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

    var scope: TemplateScope { HeaderScope(plan: self).scope }

    func screen(in variant: String) -> any ArchitectureScreen {
        let screen = HeaderScreen(self)
        return switch variant {
        case "MVC": MVCHeader(screen: screen)
        case "MVP": MVPHeader(screen: screen)
        case "MVVM": MVVMHeader(screen: screen)
        case "VIPER": VIPERHeader(screen: screen)
        case "Store": StoreHeader(screen: screen)
        default: ObservableHeader(screen: screen)
        }
    }
}
