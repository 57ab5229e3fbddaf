internal import Descriptions

/// The names and values of a page for the templates of the model and the contract.
struct PageScope {
    let plan: PagePlan

    private var header: HeaderPlan { plan.header }
    private var announced: [ListPlan] { plan.lists.filter(\.isAnnounced) }

    var scope: TemplateScope {
        var scope = HeaderScope(plan: header).scope
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
        return scope
    }
}
