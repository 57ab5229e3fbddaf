package import Descriptions

/// The behaviour of a feature: one component, or several below each other.
package struct ScreenModel: Hashable, Sendable {
    package struct Part: Hashable, Sendable {
        package let component: Component
        /// The condition under which the screen has the part; `nil` for always.
        package let condition: FlagCondition?
    }

    /// The parts, from top to bottom.
    package let parts: [Part]
    /// The button that switches between two lists.
    package let listSwitch: ListSwitch?

    /// Creates the model of a described feature.
    package init(_ description: Description) {
        listSwitch = description.listSwitch
        let loaded = description.detailServices.first
        func part(_ component: Component) -> Part { Part(component: component, condition: nil) }
        var parts: [Part] = []
        if let header = description.header, let entity = description.entity(header.entity) {
            parts.append(part(EntityBehaviour(entity: entity).component(header)))
        }
        for list in description.lists {
            guard let entity = description.entity(list.entity) else { continue }
            let behaviour = ListBehaviour(
                list: list,
                entity: entity,
                pageSize: description.pageSize(of: list),
                announces: description.service(of: list)?.announces == true
            )
            parts.append(Part(component: behaviour.component, condition: list.condition))
        }
        if let detail = description.detail, let entity = description.entity(detail.entity) {
            let limits = description.detailServices.flatMap(\.changes)
                .reduce(into: [:]) { $0[$1.field] = $1.limits }
            let behaviour = EntityBehaviour(entity: entity)
            parts.append(part(behaviour.component(detail, limits: limits)))
        }
        if let card = description.card, let form = description.form,
            let entity = description.entity(card.entity)
        {
            let announces = loaded?.announces == true
            let edited = FormBehaviour(form: form, entity: entity, announces: announces).component
            let behaviour = EntityBehaviour(entity: entity)
            parts.append(part(behaviour.component(card, form: edited, announces: announces)))
        }
        if parts.isEmpty { parts = [part(ElementsBehaviour(description: description).component)] }
        self.parts = parts
    }
}
