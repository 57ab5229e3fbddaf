internal import Descriptions

/// The names and values of a screen of one entity for the templates of its contract and model.
struct DetailScope {
    let plan: DetailPlan

    var scope: TemplateScope {
        var scope = TemplateScope(
            flags: plan.pages.isEmpty ? [] : ["LEADS"],
            values: [
                "screen.feature": plan.feature.identifier,
                "item.identifier": plan.entity.name.identifier,
                "feature.title": plan.feature.title,
                "feature.summary": plan.description.summary,
                "feature.operations": SwiftText.members(operations),
                "feature.elements": identifiers.map { "\(plan.elements).\($0)" }
                    .joined(separator: ", "),
                "service.summary": plan.service.summary,
            ],
            lists: [
                "elements": plan.detail.elements.map(element),
                "facts": plan.facts.map { fact in
                    fact.scope(sentence: plan.description.sentences[fact.name] ?? "")
                },
                "routes": RouteScope.pages(plan.pages.map { ($0, "Int") }),
                "requests": plan.requests.map(request),
                "operations": plan.operations.map(operation),
            ],
            names: [
                "desk": plan.feature, "guest": plan.entity.name, "supplier": plan.service.name,
            ],
            identifiers: ["DeskModel": "Model"]
        )
        scope.lists.merge(EntityScope(entity: plan.entity, service: plan.service).lists) { $1 }
        return scope
    }

    /// The names of the constants with the identifiers of all elements.
    private var identifiers: [String] {
        ["loading", "error", "retry"] + plan.detail.elements.map(\.name.member)
    }

    /// The names of all operations of the service.
    private var operations: [String] { [plan.item] + plan.operations.map(\.member) }

    private func element(_ element: EntityElement) -> TemplateScope {
        TemplateScope(
            values: ["identifier": SwiftText.literal(element.name.identifier)],
            names: ["caption": element.name]
        )
    }

    /// Returns the values of a request to the service.
    private func request(_ outcome: DetailOutcome) -> TemplateScope {
        let field = outcome.field
        var flags: Set<String> = field.kind == .flag ? ["isFlag"] : []
        if case .add = outcome.change.edit { flags.insert("adds") }
        return TemplateScope(
            flags: flags,
            values: [
                "type": plan.entity.type(of: field),
                // A parameter of that name would hide the method.
                "answer": field.member == "answer" ? "self.answer" : "answer",
            ],
            names: ["level": field.name, "here": field.name],
            identifiers: [
                "isHere": field.member,
                "addToLevel": outcome.request, "setHere": outcome.request,
                "guestLevel": outcome.operation.member, "guestHere": outcome.operation.member,
            ]
        )
    }

    private func operation(_ name: Name) -> TemplateScope {
        TemplateScope(
            values: ["operation": name.identifier],
            identifiers: ["guestLevel": name.member]
        )
    }
}
