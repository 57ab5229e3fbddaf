internal import Descriptions

/// The names and values of a page for the templates of the model, of the contract, and of the files
/// that compose its modules.
struct PageScope {
    let plan: PagePlan
    /// The variant, which is also the name of the folder; empty for files that all variants share.
    var variant = ""

    private var header: HeaderPlan { plan.header }
    private var announced: [ListPlan] { plan.lists.filter(\.isAnnounced) }

    var scope: TemplateScope {
        var scope = HeaderScope(plan: header).scope
        scope.flags.subtract(["LEADS"])
        scope.flags.formUnion(flags)
        scope.values.merge(values) { $1 }
        scope.lists.merge(lists) { $1 }
        let entity = EntityScope(entity: header.entity, isListed: true, service: header.service)
        scope.lists.merge(entity.lists) { $1 }
        scope.names["visitor"] = plan.lists.first?.entity.name
        return scope
    }

    private var flags: Set<String> {
        let flags = [
            "LEADS": plan.leads,
            "NUMBERED": plan.pages.contains { $0.type != "Int" },
            "SWITCHES": plan.second != nil,
            "ANNOUNCES": !announced.isEmpty,
        ]
        return Set(flags.filter(\.value).keys)
    }

    private var values: [String: String] {
        let scenarios = PageScenarioTexts(plan: plan)
        let loads = [header.item] + plan.lists.map(\.items)
        let toggle = plan.second == nil ? [] : ["listSwitch"]
        let names = header.elements.map(header.constant) + toggle
        let shown = plan.lists.map { "\($0.elements).list" }
        return [
            "feature.identifier": plan.feature.identifier,
            "feature.title": plan.feature.title,
            "feature.summary": plan.description.summary,
            "feature.seed": String(Entity.defaultSeed),
            "feature.operations": SwiftText.members(operations),
            "feature.loads": SwiftText.members(loads),
            "feature.lists": "[\(shown.joined(separator: ", "))]",
            "feature.comma": announced.isEmpty ? "" : ",",
            "feature.scenarios": scenarios.names("Scenarios"),
            "feature.latencyScenarios": scenarios.names("LatencyScenarios"),
            "page.scene": "\(plan.leads ? "return " : "")\(plan.type)Scene",
            "page.header": module(
                "Header",
                leads: header.pages.map { ("onOpen\($0.type)", $0.member) }
            ),
            "header.names": "[\(names.joined(separator: ", "))]",
            "item.identifier": header.entity.name.identifier,
            "item.key": header.item,
            "item.number": String(Header.defaultID),
            "service.summary": header.service.summary,
        ]
    }

    /// The names of all operations of the services.
    private var operations: [String] {
        [header.item] + header.toggles.map(\.operation.member)
            + plan.lists.flatMap { ListPartScope(plan: $0).operations }
    }

    private var lists: [String: [TemplateScope]] {
        [
            "facts": plan.facts.map { $0.scope(sentence: plan.sentence($0)) },
            "routes": RouteScope.pages(plan.pages),
            "lists": plan.lists.map { list($0) },
            "second": plan.second.map { [second($0.list, $0.condition)] } ?? [],
            "filtered": plan.lists.filter { !$0.filters.isEmpty }.map { list($0) },
            "announced": announced.enumerated().map { index, plan in
                list(plan, isLast: index == announced.count - 1)
            },
        ]
    }

    private func list(_ list: ListPlan, isLast: Bool = true) -> TemplateScope {
        var scope = ListPartScope(plan: list).part(isLast: isLast)
        scope.names["porter"] = list.service.name
        scope.names["visitor"] = list.entity.name
        scope.values["module"] = module(list)
        return scope
    }

    private func second(_ list: ListPlan, _ condition: FlagCondition?) -> TemplateScope {
        let titles = plan.description.listSwitch
        return TemplateScope(
            flags: condition == nil ? [] : ["isConditional"],
            values: [
                "unless": condition?.isSet == false ? "if" : "unless",
                "fact": condition?.field.text ?? "",
                "mark": condition == nil ? "" : "?",
                "toFirst": titles?.toFirst ?? "",
                "toSecond": titles?.toSecond ?? "",
            ],
            names: ["helper": list.entity.name]
        )
    }

    // MARK: - Modules

    private func module(_ list: ListPlan) -> String {
        let made = module(list.type, leads: list.leads.map { ($0.name, $0.page.member) })
        guard let condition = list.list.condition else { return made }
        return "\(condition.expression(of: "dependencies.")) ? \(made) : nil"
    }

    /// Returns the expression that creates a module and passes the pages that its selections open.
    private func module(_ type: String, leads: [(name: String, route: String)]) -> String {
        let head = "\(type)Assembly.module"
        guard !leads.isEmpty else { return "\(head)(dependencies)" }
        if variant == "VIPER" {
            return "\(head)(dependencies, router: \(type)Router(navigator: navigator))"
        }
        guard leads.count > 1 else {
            return "\(head)(dependencies) { navigator.push(.\(leads[0].route)($0)) }"
        }
        let closures = leads.map { "\($0.name): { navigator.push(.\($0.route)($0)) }" }
        return "\(head)(\((["dependencies"] + closures).joined(separator: ", ")))"
    }
}
