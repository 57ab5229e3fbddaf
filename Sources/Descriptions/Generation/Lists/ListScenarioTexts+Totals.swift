internal import Descriptions

/// The named scenarios of the label with the number of rows.
extension ListPlan {
    /// Returns the scenarios of the label with the number of rows.
    func totalScripts(_ texts: ListScenarioTexts) -> [NamedScenarioText] {
        guard let total = list.total else { return [] }
        func expect(_ text: String) -> String {
            #"{"expect": {"\#(total.name.identifier)": \#(SwiftText.literal(text))}}"#
        }
        let chosen = filters.reversed().flatMap { filter in
            [
                #"{"tap": "\#(filter.name.identifier)"}"#,
                expect(total.text(shown(by: filter, of: 3).count)),
            ]
        }
        let removed =
            removal.map { texts.remove($0, 3) + [expect(total.text(2)), texts.deliver] } ?? []
        let changed = [1, 0].flatMap { count in
            [
                #"{"set": {"\#(items)": \#(count)}}"#, texts.pull, texts.deliver,
                expect(total.text(count)),
            ]
        }
        return [
            NamedScenarioText(
                name: "counts-rows-in-\(total.name.identifier)",
                summary: "The label above the list counts the shown rows, once they have loaded.",
                lines: [
                    texts.opening(3, #", "fail": ["\#(texts.list)"]"#), expect(""), texts.deliver,
                    expect(""), texts.pull, texts.deliver, expect(total.text(3)),
                ] + chosen + removed + changed
            )
        ]
    }
}
