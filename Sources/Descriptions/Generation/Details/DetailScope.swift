internal import Descriptions

/// The names and values of a screen of one entity for its templates.
struct DetailScope {
    let plan: DetailPlan

    var scope: TemplateScope {
        var scope = TemplateScope(
            flags: Set(
                (plan.taps.isEmpty ? [] : ["CHANGES"]) + (plan.tellsSuccess ? ["TELLS"] : [])
                    + (plan.pages.isEmpty ? [] : ["LEADS"])
            ),
            values: [
                "screen.failure": plan.detail.failure,
                "screen.feature": plan.feature.identifier,
                "item.identifier": plan.entity.name.identifier,
                "feature.title": plan.feature.title,
                "feature.summary": plan.description.summary,
                "feature.operations": SwiftText.members(operations),
                "feature.elements": identifiers.map { "\(plan.elements).\($0)" }
                    .joined(separator: ", "),
                "service.summary": plan.service.summary,
                "elements.addition": SwiftText.adding(
                    plan.detail.elements.map(\.property),
                    to: "content."
                ),
                "countText": String(plan.countText.dropLast()),
            ],
            lists: [
                "elements": plan.detail.elements.map(element),
                "openElements": plan.detail.elements.filter { !isOwn($0) }.map(element),
                "ownElements": plan.detail.elements.filter(isOwn).map(element),
                "varying": plan.varying.map(element),
                "taps": plan.taps.map(tap),
                "conditional": plan.conditional.map(conditional),
                "facts": plan.facts.map(fact),
                "links": plan.detail.links.map(link),
                "pages": pages,
                "routes": pages,
                "requests": plan.requests.map(request),
                "operations": plan.operations.map(operation),
                "conditioned": plan.conditioned.map(tap),
                "confirmed": plan.confirmed.map { [tap($0)] } ?? [],
                "answers": plan.confirmed.map(answers) ?? [],
            ],
            names: [
                "desk": plan.feature, "guest": plan.entity.name, "supplier": plan.service.name,
            ],
            identifiers: ["DeskModel": "Model"]
        )
        scope.addSummary(plan.summaryFields)
        scope.lists.merge(EntityScope(entity: plan.entity, service: plan.service).lists) { $1 }
        return scope
    }

    private var pages: [TemplateScope] { RouteScope.pages(plan.pages.map { ($0, "Int") }) }

    /// The names of the constants with the identifiers of all elements.
    private var identifiers: [String] {
        ["loading", "error", "retry"] + plan.detail.elements.map(\.name.member)
    }

    /// The names of all operations of the service.
    private var operations: [String] { [plan.item] + plan.operations.map(\.member) }

    /// Returns true if only the view itself fills an element.
    private func isOwn(_ element: EntityElement) -> Bool {
        element.text.isConstant && plan.detail.conditions[element.name] == nil
            && !plan.conditioned.contains { $0.button == element.name }
    }

    func element(_ element: EntityElement) -> TemplateScope {
        var flags: Set<String> = element.kind == .label ? ["isLabel"] : []
        if element.text.isConstant { flags.insert("isConstant") }
        let samples = ["caption", "heading", "press", "leave", "guide", "extra"]
        return TemplateScope(
            flags: flags,
            values: [
                "identifier": SwiftText.literal(element.name.identifier),
                "text": element.text.expression(),
                "summaryText": element.text.expression(ofSummary: true),
            ],
            lists: [
                "taps": plan.taps.filter { $0.button == element.name }.map(tap),
                "links": plan.detail.links.filter { $0.element == element.name }.map(link),
            ],
            names: Dictionary(uniqueKeysWithValues: samples.map { ($0, element.name) })
        )
    }

    func fact(_ fact: PageFact) -> TemplateScope {
        fact.scope(sentence: plan.description.sentences[fact.name] ?? "")
    }

    private func conditional(_ button: DetailPlan.ConditionalButton) -> TemplateScope {
        let condition = button.condition
        let opposite = FlagCondition(field: condition.field, isSet: !condition.isSet)
        return TemplateScope(
            values: ["button": button.button.text, "hiding": opposite.expression()],
            names: ["guide": button.button]
        )
    }

    func link(_ link: PageLink) -> TemplateScope {
        TemplateScope(
            values: ["button": link.element.text],
            names: ["guide": link.element, "host": link.page],
            identifiers: ["hostNumber": link.field.member]
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

    func tap(_ tap: DetailTap) -> TemplateScope {
        TemplateScope(
            flags: tap.question == nil ? [] : ["asks"],
            values: [
                "button": tap.button.text,
                "condition": tap.condition(of: plan.item) ?? "true",
                "guard": tap.question.map(plan.mayAsk) ?? "",
                "question": tap.question.map { $0.text.expression() } ?? "",
                "summaryQuestion": tap.question.map { $0.text.expression(ofSummary: true) } ?? "",
                "cancel": tap.question?.cancel ?? "",
            ],
            lists: [
                "outcomes": tap.outcomes.map { outcome($0, of: tap) },
                "answers": answers(tap),
            ],
            names: ["press": tap.button, "leave": tap.button]
        )
    }

    private func answers(_ tap: DetailTap) -> [TemplateScope] {
        tap.answers.map { outcome($0, of: tap) }
    }

    func outcome(_ outcome: DetailOutcome, of tap: DetailTap) -> TemplateScope {
        let possible = tap.condition(of: outcome, "original").map { ", \($0)" } ?? ""
        var flags: Set<String> = outcome.success == nil ? [] : ["tells"]
        if outcome.name == tap.outcomes.last?.name { flags.insert("isLast") }
        return TemplateScope(
            flags: flags,
            values: [
                "name": outcome.name.text,
                "ready": "!isBusy\(possible)",
                "edit": outcome.edit(plan.item),
                "argument": outcome.argument(plan.item),
                "success": outcome.success ?? "nil",
                "failureText": outcome.failure,
                "answer": outcome.question?.answer ?? "",
            ],
            names: ["press": outcome.name, "leave": outcome.name],
            identifiers: [
                "addToLevel": outcome.request, "setHere": outcome.request,
                "guestLevel": outcome.operation.member, "guestHere": outcome.operation.member,
            ],
            owner: tap.outcomes.count == 1
                ? nil : NameUses.Owner(word: "answer", tap.button)
        )
    }
}
