internal import Descriptions

/// The named scenarios of the buttons above a list that add or restore an entity.
extension ListScenarioTexts {
    func scenarios(of button: ListButton) -> [NamedScenarioText] {
        button.isUndo ? restores(button) : adds(button)
    }

    private func adds(_ button: ListButton) -> [NamedScenarioText] {
        let name = button.button.identifier
        let operation = button.operation.identifier
        let tap = tap(button.button)
        return [
            NamedScenarioText(
                name: "adds-at-\(name)",
                summary:
                    "A tap adds an entry, only once while the request runs; then the list loads again.",
                lines: [
                    opening(1), deliver, tap, tap,
                    expect([requests([firstRequest, operation]), shows(rowID(2), false)]),
                    deliverNext,
                    expect([
                        requests([firstRequest, operation, firstRequest]), shows(rowID(2), false),
                    ]),
                    deliver, row(2), expect([shows(rowID(1)), toast(nil)]),
                ]
            ),
            NamedScenarioText(
                name: "addition-fails-at-\(name)",
                summary: "If adding fails, a message appears, and the user can try again.",
                lines: [
                    opening(1), deliver, fail(operation), tap, deliver,
                    expect([shows(rowID(2), false), toast(button.failure)]), tap, deliver,
                    expect([shows(rowID(2))]),
                ]
            ),
            NamedScenarioText(
                name: "adds-to-nothing-at-\(name)",
                summary: "An entry can be added before loading ends and after it has failed.",
                lines: [
                    opening(0, [failing]), tap, deliver,
                    expect([shows(rowID(1)), shows("\(list).error", false)]),
                ]
            ),
        ]
    }

    /// Returns the events that remove a row, including the confirmation if it is required.
    private func remove(_ id: Int) -> [String] { plan.removal.map { tap($0, id) } ?? [] }

    private func restores(_ button: ListButton) -> [NamedScenarioText] {
        let name = button.button.identifier
        let tap = tap(button.button)
        func expecting(_ isEnabled: Bool, _ further: String...) -> String {
            expect([pair(name, appearance(button.title, isEnabled: isEnabled))] + further)
        }
        return [
            NamedScenarioText(
                name: "brings-back-at-\(name)",
                summary:
                    "A tap restores the row that was removed last; then the list loads again.",
                lines: [
                    opening(3), deliver, expecting(false, shows(rowID(2))),
                ] + remove(1) + remove(2) + [
                    expecting(false, shows(rowID(2), false)), deliver,
                    expecting(true, shows(rowID(2), false)), tap,
                    expecting(false, shows(rowID(2), false)), deliver,
                    expecting(false, shows(rowID(1), false), shows(rowID(2)), shows(rowID(3))),
                ]
            ),
            NamedScenarioText(
                name: "bringing-back-fails-at-\(name)",
                summary: "If restoring fails, a message appears, and the user can try again.",
                lines: [opening(2), deliver] + remove(2) + [
                    deliver, fail(button.operation.identifier), tap, deliver,
                    expecting(true, shows(rowID(2), false), toast(button.failure)),
                    tap, deliver, expecting(false, shows(rowID(2))),
                ]
            ),
            NamedScenarioText(
                name: "nothing-to-bring-back-at-\(name)",
                summary: "A failed removal cannot be undone.",
                lines: [opening(2), deliver] + (plan.removal.map { [fail($0)] } ?? [])
                    + remove(2) + [deliver, expecting(false, shows(rowID(2)))]
            ),
        ]
    }
}
