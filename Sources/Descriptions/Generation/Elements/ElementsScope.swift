internal import Descriptions

/// The names and values of a screen with elements for the templates of its model and contract.
struct ElementsScope {
    let plan: ElementsPlan

    var scope: TemplateScope {
        var scope = contract
        if !plan.description.services.isEmpty { scope.flags.insert("SERVICES") }
        scope.names["panel"] = plan.description.feature
        scope.identifiers["PanelModel"] = "Model"
        scope.lists["services"] = plan.description.services.map(service)
        scope.lists["elements"] = plan.description.elements.map { element in
            TemplateScope(
                values: ["identifier": SwiftText.literal(element.name.identifier)],
                names: ["caption": element.name],
                identifiers: ["caption": element.name.member]
            )
        }
        return scope
    }
}
