internal import Descriptions

/// The scenarios of rows that move from one filter to another.
extension ListScenarioTexts {
    var moves: [NamedScenarioText] {
        plan.moves.flatMap { move in
            (move.action as? ListToggle).map { moves(move, $0) } ?? [movesWithReply(move)]
        }
    }

    private func choose(_ filter: ListFilter) -> String {
        #"{"tap": "\#(filter.name.identifier)"}"#
    }

    private func tap(_ move: ListMove, _ id: Int) -> [String] {
        [#"{"tap": "\#(item).\#(id).\#(move.action.button.identifier)"}"#] + answer(move.action)
    }

    /// Returns the expectation that a row is shown or not, and that the label with the number of
    /// rows is correct.
    private func expect(_ id: Int, isShown: Bool, of count: Int, _ further: String = "") -> String {
        let total = plan.list.total.map {
            #", "\#($0.name.identifier)": \#(SwiftText.literal($0.text(count)))"#
        }
        let row = #""\#(item).\#(id)": \#(isShown ? "{}" : "null")"#
        return #"{"expect": {\#(row)\#(total ?? "")\#(further)}}"#
    }

    /// Returns the scenarios of a change that is made at the tap.
    private func moves(_ move: ListMove, _ toggle: ListToggle) -> [NamedScenarioText] {
        let name = toggle.button.identifier
        let first = move.ids[0]
        let second = move.ids[1]
        let shown = move.ids.count
        let gone = expect(first, isShown: false, of: shown - 1)
        let fail = #"{"fail": "\#(toggle.operation.identifier)"}"#
        let opposite = plan.filters.filter {
            $0.condition?.field == toggle.field.name && $0 != move.filter
        }
        .flatMap { other in
            [
                choose(other),
                expect(first, isShown: true, of: ListMove.count - shown + 1),
            ]
        }
        let order = move.ids.map { "\"\(item).\($0)\"" }.joined(separator: ", ")
        return [
            NamedScenarioText(
                name: "moves-at-\(name)",
                summary: "A row that changes leaves its filter at once and is in the other ones.",
                lines: [opening(ListMove.count), deliver, choose(move.filter)] + tap(move, first)
                    + [
                        gone, choose(plan.filters[0]),
                        #"{"expect": {\#(shows(toggle, first, turned: true))}}"#,
                    ] + opposite + [choose(move.filter), gone, deliver, gone, pull, deliver, gone]
            ),
            NamedScenarioText(
                name: "moves-back-at-\(name)",
                summary: "If the service fails, the row returns to its position with a message.",
                lines: [opening(ListMove.count), deliver, choose(move.filter), fail]
                    + tap(move, second) + [
                        expect(second, isShown: false, of: shown - 1), deliver,
                        expect(
                            second,
                            isShown: true,
                            of: shown,
                            #", "order": [\#(order)], "toast": \#(toggle.failure)"#
                        ), #"{"expect": {\#(shows(toggle, second, turned: false))}}"#,
                    ] + tap(move, second) + [
                        deliver,
                        expect(second, isShown: false, of: shown - 1, #", "toast": null"#),
                    ]
            ),
            NamedScenarioText(
                name: "moves-the-last-at-\(name)",
                summary: "If the last row has moved, the list shows its empty text.",
                lines: [opening(first), deliver, choose(move.filter), fail] + tap(move, first) + [
                    expect(
                        first,
                        isShown: false,
                        of: 0,
                        #", "\#(list).empty": \#(plan.emptyText)"#
                    ), deliver,
                    expect(first, isShown: true, of: 1, #", "\#(list).empty": null"#),
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
            lines: [opening(ListMove.count), deliver, choose(move.filter)] + tap(move, id) + [
                expect(id, isShown: true, of: shown), deliver, gone, choose(plan.filters[0]),
                expect(id, isShown: true, of: ListMove.count), choose(move.filter), gone,
            ]
        )
    }
}
