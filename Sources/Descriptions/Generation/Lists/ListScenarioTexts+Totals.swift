internal import Descriptions

/// The named scenarios of the label with the number of rows.
extension ListPlan {
    /// Returns the scenarios of the label with the number of rows.
    func totalScenarios(_ texts: ListScenarioTexts) -> [NamedScenarioText] {
        guard let total = list.total else { return [] }
        func expect(_ count: Int) -> String { texts.expect(texts.total(count)) }
        let none = texts.expect([texts.pair(total.name.identifier, "\"\"")])
        let chosen = filters.reversed().flatMap { filter in
            [texts.tap(filter.name), expect(shown(by: filter, of: 3).count)]
        }
        let removed = removal.map { texts.tap($0, 3) + [expect(2), texts.deliver] } ?? []
        let changed = [1, 0].flatMap { [texts.set($0), texts.pull, texts.deliver, expect($0)] }
        return [
            NamedScenarioText(
                name: "counts-rows-in-\(total.name.identifier)",
                summary: "The label above the list counts the shown rows, once they have loaded.",
                lines: [
                    texts.opening(3, [texts.failing]), none, texts.deliver, none, texts.pull,
                    texts.deliver, expect(3),
                ] + chosen + removed + changed
            )
        ]
    }
}
