internal import Descriptions

/// The scenario of rows that show the limits of their texts.
extension ListScenarioTexts {
    /// A value on which the text of an element depends.
    private struct ShownValue: Hashable {
        let element: EntityElement
        let field: Name
        let value: FieldValue
    }

    /// The maximum number of entities in the scenario.
    private static let mostRows = 100

    /// The scenario in which each element of a row shows each value of its fields; none if no text
    /// depends on a field.
    var limits: [NamedScenarioText] {
        let rows = revealingRows
        guard let count = rows.last?.id else { return [] }
        var lines = [opening(count), deliver]
        var lastVisible = ListPlan.windowSize - 1
        for (id, elements) in rows {
            if id - 1 > lastVisible {
                let last = min(id + ListPlan.windowSize - 1, count) - 1
                lines += scroll(to: last, from: lastVisible)
                lastVisible = last
            }
            lines.append(expect(shows(elements, Sample.listed(plan.entity, id: id), id)))
        }
        return [
            NamedScenarioText(
                name: "rows-at-limits",
                summary: "A row shows its own values, also at the limits of its texts.",
                lines: lines
            )
        ]
    }

    /// The numbers of the first entities that together have all values, each with the elements that
    /// show a value for the first time.
    private var revealingRows: [(id: Int, elements: [EntityElement])] {
        let elements = plan.list.elements
        var missing = Set(
            elements.flatMap { element in
                plan.entity.fields(shownBy: [element.text]).flatMap { field in
                    field.values.map {
                        ShownValue(element: element, field: field.name, value: $0)
                    }
                }
            }
        )
        var rows: [(id: Int, elements: [EntityElement])] = []
        for id in 1...Self.mostRows where !missing.isEmpty {
            let sample = plan.entity.sample(id: id, seed: Entity.defaultSeed)
            let found = missing.filter { sample[$0.field] == $0.value }
            missing.subtract(found)
            let shown = Set(found.map(\.element))
            if !shown.isEmpty { rows.append((id, elements.filter(shown.contains))) }
        }
        return rows
    }
}
