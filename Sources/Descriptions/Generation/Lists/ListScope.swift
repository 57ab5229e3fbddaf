internal import Descriptions

/// The names and values of a list for the templates of the model and the contract.
struct ListScope {
    let plan: ListPlan

    var scope: TemplateScope {
        let shared = ListPartScope(plan: plan)
        return TemplateScope(
            flags: flags,
            values: shared.values,
            lists: lists.merging(shared.lists) { $1 },
            names: [
                "roster": plan.feature, "guest": plan.entity.name, "supplier": plan.service.name,
            ],
            identifiers: ["RosterModel": "Model"]
        )
    }

    private var lists: [String: [TemplateScope]] {
        [
            "elements": plan.list.elements.map(element),
            "toggles": plan.toggles.map(toggle),
            "counts": plan.counts.map(count),
            "joint": plan.counts.filter(\.isJoint).map(count),
            "buttons": plan.buttons.map(button),
        ]
    }

    private var flags: Set<String> {
        let flags = [
            "PAGES": plan.isPaged,
            // Rows can be removed, by a button or elsewhere.
            "REMOVAL": plan.removal != nil || plan.isAnnounced,
            "REMOVES": plan.removal != nil,
            "UNDO": plan.undo != nil,
            "ANNOUNCES": plan.isAnnounced,
            "LEADS": !plan.pages.isEmpty,
            // The number of an entity identifies a page.
            "NUMBERED": plan.pages.contains { $0.type != "Int" },
            "DATES": plan.entity.fields.contains { $0.kind == .date },
        ]
        return Set(flags.filter(\.value).keys)
    }

    func element(_ element: EntityElement) -> TemplateScope {
        TemplateScope(
            values: ["identifier": SwiftText.literal(element.name.identifier)],
            names: ["caption": element.name]
        )
    }

    private func toggle(_ toggle: Toggle) -> TemplateScope {
        TemplateScope(
            names: ["here": toggle.field.name],
            identifiers: ["isHere": toggle.field.member]
        )
    }

    private func count(_ count: ListCount) -> TemplateScope {
        var scope = TemplateScope(
            flags: count.isJoint ? ["isJoint"] : [],
            values: ["reply": count.reply],
            lists: ["numbers": count.numbers.map { TemplateScope(names: ["score": $0.name]) }],
            names: ["score": count.name]
        )
        if let once = count.once {
            scope.flags.insert("isOnce")
            scope.identifiers["isPraised"] = once.member
        }
        return scope
    }

    private func button(_ button: ListButton) -> TemplateScope {
        TemplateScope(flags: button.isUndo ? ["isUndo"] : [])
    }
}
