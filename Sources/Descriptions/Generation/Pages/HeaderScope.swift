internal import Descriptions

/// The names and values of the header of a page for the templates of the model and the contract.
struct HeaderScope {
    let plan: HeaderPlan

    var scope: TemplateScope {
        TemplateScope(
            lists: [
                "elements": plan.elements.map(element), "toggles": plan.toggles.map(toggle),
            ],
            names: [
                "venue": plan.description.feature, "guest": plan.entity.name,
                "supplier": plan.service.name,
            ],
            identifiers: ["VenueModel": "Model"]
        )
    }

    private func element(_ element: EntityElement) -> TemplateScope {
        TemplateScope(
            values: ["identifier": SwiftText.literal(plan.identifier(element))],
            identifiers: ["guestCaption": plan.constant(element)]
        )
    }

    private func toggle(_ toggle: Toggle) -> TemplateScope {
        TemplateScope(
            values: ["operation": toggle.operation.identifier],
            names: ["here": toggle.field.name],
            identifiers: ["isHere": toggle.field.member]
        )
    }
}
