internal import Descriptions

/// The scenarios of rows that move from one filter to another.
extension ListScenarioTexts {
    var moves: [NamedScenarioText] {
        plan.moves.flatMap { move in
            (move.action as? Toggle).map { moves(move, $0) } ?? [movesWithReply(move)]
        }
    }

    /// Returns the expectation that a row is shown or not, and that the label with the number of
    /// rows is correct.
    private func expect(_ id: Int, isShown: Bool, of count: Int, _ further: String...) -> String {
        expect([shows(rowID(id), isShown)] + total(count) + further)
    }

    /// Returns the scenarios of a change that is made at the tap.
    private func moves(_ move: ListMove, _ toggle: Toggle) -> [NamedScenarioText] {
        let name = toggle.button.identifier
        let first = move.ids[0]
        let second = move.ids[1]
        let shown = move.ids.count
        let gone = expect(first, isShown: false, of: shown - 1)
        let fail = fail(toggle)
        let opposite = plan.filters.filter {
            $0.condition?.field == toggle.field.name && $0 != move.filter
        }
        .flatMap { other in
            [
                tap(other.name),
                expect(first, isShown: true, of: ListMove.count - shown + 1),
            ]
        }
        let order = pair("order", strings(move.ids.map(rowID)))
        return [
            NamedScenarioText(
                name: "moves-at-\(name)",
                summary: "A row that changes leaves its filter at once and is in the other ones.",
                lines: [opening(ListMove.count), deliver, tap(move.filter.name)]
                    + tap(toggle, first)
                    + [
                        gone, tap(plan.filters[0].name),
                        expect(shows(toggle, first, turned: true)),
                    ] + opposite + [
                        tap(move.filter.name), gone, deliver, gone, pull, deliver, gone,
                    ]
            ),
            NamedScenarioText(
                name: "moves-back-at-\(name)",
                summary: "If the service fails, the row returns to its position with a message.",
                lines: [opening(ListMove.count), deliver, tap(move.filter.name), fail]
                    + tap(toggle, second) + [
                        expect(second, isShown: false, of: shown - 1), deliver,
                        expect(
                            second,
                            isShown: true,
                            of: shown,
                            order,
                            toast(toggle.failure)
                        ), expect(shows(toggle, second, turned: false)),
                    ] + tap(toggle, second) + [
                        deliver,
                        expect(second, isShown: false, of: shown - 1, toast(toggle.success)),
                    ]
            ),
            NamedScenarioText(
                name: "moves-the-last-at-\(name)",
                summary: "If the last row has moved, the list shows its empty text.",
                lines: [opening(first), deliver, tap(move.filter.name), fail] + tap(toggle, first)
                    + [
                        expect(first, isShown: false, of: 0, isEmpty), deliver,
                        expect(first, isShown: true, of: 1, isNotEmpty),
                    ]
            ),
        ]
    }

    /// Returns the scenario of a counter that disables its button: the row moves with the reply.
    private func movesWithReply(_ move: ListMove) -> NamedScenarioText {
        let id = move.ids[0]
        let shown = move.ids.count
        let gone = expect(id, isShown: false, of: shown - 1)
        return NamedScenarioText(
            name: "moves-with-reply-at-\(move.action.button.identifier)",
            summary: "A row that is counted leaves its filter when the service has replied.",
            lines: [opening(ListMove.count), deliver, tap(move.filter.name)] + tap(move.action, id)
                + [
                    expect(id, isShown: true, of: shown), deliver, gone, tap(plan.filters[0].name),
                    expect(id, isShown: true, of: ListMove.count), tap(move.filter.name), gone,
                ]
        )
    }
}
