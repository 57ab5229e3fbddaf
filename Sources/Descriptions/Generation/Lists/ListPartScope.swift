internal import Descriptions

/// The names and values of a list for the templates of the model and the contract, where the list can
/// be a part of a larger feature.
struct ListPartScope {
    let plan: ListPlan

    /// The values of a feature that consists of the list.
    var values: [String: String] {
        [
            "feature.identifier": plan.feature.identifier,
            "feature.title": plan.feature.title,
            "feature.summary": plan.description.summary,
            "feature.operations": SwiftText.members(operations),
            "feature.seed": String(Entity.defaultSeed),
            "feature.firstCount": String(Entity.defaultCount),
            "feature.counts": String(describing: counts),
            "feature.most": String(most),
            "feature.comma": plan.isAnnounced ? "," : "",
            "item.identifier": plan.entity.name.identifier,
            "items.identifier": plan.severalItems.identifier,
            "items.key": plan.items,
            "service.summary": plan.service.summary,
            "service.pageSize": String(plan.service.pageSize ?? 0),
        ]
    }

    /// The lists of a feature that consists of the list.
    var lists: [String: [TemplateScope]] {
        let removals = plan.removal.map { [$0.operation] } ?? []
        let ofOne =
            plan.toggles.map(\.operation) + plan.counts.map(\.operation) + removals
            + plan.buttons.filter(\.isUndo).map(\.operation)
        let ofAll = plan.buttons.filter { !$0.isUndo }.map(\.operation)
        return [
            "operations": ofOne.map { operation($0) } + ofAll.map { operation($0, isOfAll: true) },
            "routes": RouteScope.pages(plan.pages),
            "lists": [part()],
            "announced": plan.isAnnounced ? [part()] : [],
            "filtered": plan.filters.isEmpty ? [] : [part()],
        ]
        .merging(entity.lists) { $1 }
    }

    private var entity: EntityScope { EntityScope(entity: plan.entity, isListed: true) }

    private func operation(_ name: Name, isOfAll: Bool = false) -> TemplateScope {
        TemplateScope(
            flags: isOfAll ? ["isOfAll"] : [],
            values: ["operation": name.identifier],
            identifiers: ["guestHere": name.member, "guestAddition": name.member]
        )
    }

    /// Returns the list as an element of the lists of a feature.
    ///
    /// - Parameter isLast: indicates whether no further list announces changes.
    func part(isLast: Bool = true) -> TemplateScope {
        let scope = ListScope(plan: plan)
        let elements = plan.list.elements.map { "\(plan.itemType).\($0.name.member)" }
        let row = plan.entity.name.identifier
        let namesInPage = ownNames.map { "\(plan.type).\($0)" } + ["\"\(row).#\""]
        return TemplateScope(
            flags: Set((plan.isPaged ? ["hasPages"] : []) + (isLast ? ["isLast"] : [])),
            values: [
                "identifier": plan.severalItems.identifier,
                "row": row,
                "key": plan.items,
                "names": "[\((ownNames + ["row"]).joined(separator: ", "))]",
                "namesInPage": "[\(namesInPage.joined(separator: ", "))]",
                "rowNames": "[\(elements.joined(separator: ", "))]",
                "seed": String(Entity.defaultSeed),
                "firstCount": String(Entity.defaultCount),
                "counts": String(describing: counts),
                "most": String(most),
                "changeEvent": plan.entity.changeEvent,
                "removalEvent": plan.entity.removalEvent,
            ],
            lists: [
                "above": namesAbove.map {
                    TemplateScope(
                        values: ["identifier": SwiftText.literal($0.identifier)],
                        names: ["nearby": $0]
                    )
                },
                "elements": plan.list.elements.map { scope.element($0) },
                "fields": entity.fields,
                "filters": plan.filters.map { TemplateScope(names: ["nearby": $0.name]) },
            ],
            names: [
                "roster": plan.feature, "guest": plan.entity.name, "supplier": plan.service.name,
            ]
        )
    }

    /// The names of the elements above the rows.
    private var namesAbove: [Name] {
        plan.filters.map(\.name) + plan.buttons.map(\.button)
            + (plan.list.total.map { [$0.name] } ?? [])
    }

    /// The member names of identifiers that only the list has.
    private var ownNames: [String] {
        namesAbove.map(\.member) + ["list", "loading", "error", "retry", "empty"]
            + (plan.isPaged ? ["footer", "retryMore"] : [])
    }

    /// The numbers of entities in random scenarios: on both sides of the number of rows on a screen
    /// and in a page.
    private var counts: [Int] {
        [0, 1, 3, 5, 12, 14]
            + (plan.pageSize.map { [$0 - 1, $0, $0 + 1, 2 * $0 + 1] } ?? [])
    }

    /// The largest number of an entity in random events.
    private var most: Int { counts.last ?? 14 }

    /// The names of all operations of the service.
    var operations: [String] {
        [plan.items] + plan.toggles.map(\.operation.member)
            + plan.counts.map(\.operation.member)
            + (plan.removal.map { [$0.operation.member] } ?? [])
            + plan.buttons.map(\.operation.member)
    }
}
