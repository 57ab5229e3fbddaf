internal import Descriptions

/// The named scenarios of removals from a list.
extension ListScenarioTexts {
    /// Returns the expectation that, of five entities, only the rows of the given ones are shown.
    private func expecting(_ ids: [Int], _ further: String...) -> String {
        expect((1...5).map { shows(rowID($0), ids.contains($0)) } + further)
    }

    func removes(_ removal: ListRemoval) -> [NamedScenarioText] {
        let name = removal.button.identifier
        let operation = removal.operation.identifier
        let removals = [2, 4].map { "\(operation)(\($0))" }
        return [
            NamedScenarioText(
                name: "removes-at-\(name)",
                summary: "A tap removes a row at once, and one request is sent.",
                lines: [opening(5), deliver] + tap(removal, 2) + [expecting([1, 3, 4, 5])]
                    + tap(removal, 4) + [
                        expecting([1, 3, 5]), deliverNext,
                        expecting([1, 3, 5], toast(removal.success)), deliver, pull, deliver,
                        expecting([1, 3, 5], requests([firstRequest] + removals + [firstRequest])),
                    ]
            ),
            NamedScenarioText(
                name: "removal-fails-at-\(name)",
                summary:
                    "If removing fails, the row returns to its position, and a message appears.",
                lines: [opening(5), deliver, fail(removal)] + tap(removal, 2)
                    + tap(removal, 3) + [
                        expecting([1, 4, 5]), deliver,
                        expecting([1, 2, 4, 5]),
                        expect([toast(removal.failure)]),
                    ] + tap(removal, 2) + [deliver, pull, deliver, expecting([1, 4, 5])]
            ),
            NamedScenarioText(
                name: "removes-across-refresh-at-\(name)",
                summary:
                    "A refresh that arrives before the removal does not restore the removed row.",
                lines: [opening(5), deliver] + tap(removal, 2) + [pull] + [
                    deliverLast,
                    expecting([1, 3, 4, 5]), deliver, pull, deliver,
                    expecting([1, 3, 4, 5]),
                ] + renew(5) + [pull, deliver, expecting([1, 2, 3, 4, 5])]
            ),
            NamedScenarioText(
                name: "refreshes-before-\(name)",
                summary:
                    "A refresh that was requested before a removal does not restore the row: it is repeated.",
                lines: [opening(5), deliver, pull] + tap(removal, 2) + [
                    deliverLast, deliverNext, expecting([1, 3, 4, 5]), deliver,
                    expecting([1, 3, 4, 5]),
                ]
            ),
            NamedScenarioText(
                name: "removes-all-at-\(name)",
                summary: "If the last row is removed, the list shows its empty text.",
                lines: [opening(1), deliver] + tap(removal, 1) + [
                    expect([isEmpty, shows(rowID(1), false)]), fail(removal), deliver,
                    expect([isEmpty]),
                ]
            ),
        ] + asksBeforeRemoval(removal)
    }

    private func asksBeforeRemoval(_ removal: ListRemoval) -> [NamedScenarioText] {
        guard let question = removal.question else { return [] }
        let name = removal.button.identifier
        let tap = tap(element(removal.button, of: 2))
        let asked = alert(Sample.listed(plan.entity, id: 2).text(question.text))
        return [
            NamedScenarioText(
                name: "asks-at-\(name)",
                summary: "A tap asks for confirmation; without it, nothing is removed.",
                lines: [
                    opening(5), deliver, tap, expecting([1, 2, 3, 4, 5], asked),
                    answer(question.cancel), expecting([1, 2, 3, 4, 5], alert(nil)), loads(), tap,
                ] + answer(removal) + [expecting([1, 3, 4, 5])]
            ),
            closesWhileAsked(name, [opening(2), deliver, tap]),
        ]
    }
}
