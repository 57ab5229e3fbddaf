internal import Descriptions

/// The named scenarios of entities that are changed or removed elsewhere.
extension ListScenarioTexts {
    var announcements: [NamedScenarioText] {
        guard plan.isAnnounced else { return [] }
        return [changesElsewhere, losesElsewhere] + (plan.toggles.first.map(waits) ?? [])
            + plan.actions.reduce(into: [any RowAction]()) { firsts, action in
                // One action of each kind.
                if !firsts.contains(where: { type(of: $0) == type(of: action) }) {
                    firsts.append(action)
                }
            }
            .map(ignoresReply) + (plan.confirmed.map { [ignoresAnswer($0)] } ?? [])
    }

    /// Returns the event that changes an entity elsewhere.
    ///
    /// - Parameter other: the values before; `nil` for those that are listed.
    private func changed(_ id: Int, from other: Sample? = nil, to sample: Sample) -> String {
        let listed = Sample.listed(plan.entity, id: id)
        let values =
            ["\"id\": \(id)"] + sample.jsonValues(of: plan.entity, from: other ?? listed)
        return #"{"\#(plan.entity.changeEvent)": {\#(values.joined(separator: ", "))}}"#
    }

    private func removed(_ id: Int) -> String { #"{"\#(plan.entity.removalEvent)": \#(id)}"# }

    /// Returns the expectation that a row shows a sample, with further expectations.
    private func expect(_ sample: Sample, _ id: Int, _ further: String...) -> String {
        expect(shows(plan.changing, sample, id) + further)
    }

    private var changesElsewhere: NamedScenarioText {
        let sample = plan.elsewhere(2)
        return NamedScenarioText(
            name: "changes-elsewhere",
            summary:
                "A change that was made elsewhere shows at once. A request of the list that runs is repeated.",
            lines: [
                opening(3), changed(2, to: plan.elsewhere(2)), deliver, expect(sample, 2),
                changed(1, to: plan.elsewhere(1)), expect(plan.elsewhere(1), 1), expect(sample, 2),
                row(3), loads(2), pull, deliver, expect(plan.elsewhere(1), 1), expect(sample, 2),
            ]
        )
    }

    private var losesElsewhere: NamedScenarioText {
        func expect(_ ids: ClosedRange<Int>?, _ further: String...) -> String {
            let rows = (1...3).map { shows(rowID($0), ids?.contains($0) == true) }
            return self.expect(rows + total(ids?.count ?? 0) + further)
        }
        return NamedScenarioText(
            name: "removed-elsewhere",
            summary:
                "A row that was removed elsewhere disappears at once; without rows, the list is empty.",
            lines: [
                opening(3), deliver, removed(1), expect(2...3), removed(1), removed(4), pull,
                deliver, expect(2...3), removed(3), removed(2),
                expect(nil, isEmpty),
            ]
        )
    }

    /// Returns the scenarios of a change that arrives while a request runs.
    private func waits(_ toggle: Toggle) -> [NamedScenarioText] {
        let name = toggle.button.identifier
        let first = Sample.listed(plan.entity, id: 2)
        let sample = plan.elsewhere(2, keeping: toggle)
        let begin = [opening(2), deliver]
        let during = tap(toggle, 2) + [changed(2, to: sample), expect(first.turned(toggle), 2)]
        return [
            NamedScenarioText(
                name: "change-elsewhere-waits-at-\(name)",
                summary:
                    "A change that was made elsewhere while a request runs waits for its reply.",
                lines: begin + during + [
                    deliver, expect(sample.turned(toggle), 2, toast(toggle.success)),
                    changed(2, from: sample, to: first),
                ] + tap(toggle, 2) + [deliver, expect(first, 2)]
            ),
            NamedScenarioText(
                name: "change-elsewhere-waits-for-failure-at-\(name)",
                summary:
                    "If the request fails, the row shows the change that was made elsewhere.",
                lines: begin + [fail(toggle)] + during + [
                    deliver, expect(sample, 2, toast(toggle.failure)),
                ]
            ),
        ] + (plan.counts.first.map { counts($0, whileWaitingFor: toggle) } ?? [])
    }

    private func counts(
        _ count: ListCount,
        whileWaitingFor toggle: Toggle
    ) -> [NamedScenarioText] {
        let id = plan.countable
        let sample = plan.elsewhere(id, keeping: toggle)
        let opened = [opening(20), deliver, scroll(id - 1)]
        return [
            NamedScenarioText(
                name: "counts-at-\(count.button.identifier)-while-a-change-waits",
                summary: "A change that was made elsewhere and waits takes over what is counted.",
                lines: opened + tap(toggle, id) + [changed(id, to: sample)] + tap(count, id) + [
                    deliver, expect(sample.counted(count, from: sample).turned(toggle), id),
                ]
            ),
            NamedScenarioText(
                name: "counts-at-\(count.button.identifier)-before-a-change",
                summary:
                    "A change that was made elsewhere is later than the reply to a count, and contains it.",
                lines: opened + tap(count, id) + [changed(id, to: sample), deliver]
                    + [expect(sample, id)]
            ),
        ]
    }

    private func ignoresReply(_ action: any RowAction) -> NamedScenarioText {
        let id = action is ListCount ? plan.countable : 1
        let gone = shows(rowID(id), false)
        return NamedScenarioText(
            name: "removed-elsewhere-during-\(action.button.identifier)",
            summary: "The reply to a request is ignored if its row was removed elsewhere.",
            lines: [opening(20), deliver, scroll(id - 1), fail(action)] + tap(action, id) + [
                removed(id), expect([gone]), deliver, expect([gone, toast(nil)]), pull, deliver,
                expect([gone]),
            ]
        )
    }

    private func ignoresAnswer(_ action: any RowAction) -> NamedScenarioText {
        NamedScenarioText(
            name: "removed-elsewhere-while-asked-at-\(action.button.identifier)",
            summary: "The answer to a question does nothing if its row was removed elsewhere.",
            lines: [
                opening(2), deliver, tap(element(action.button, of: 1)), removed(1),
            ] + answer(action) + [
                expect([shows(rowID(1), false), shows(rowID(2)), requests([firstRequest])])
            ]
        )
    }
}

extension ListPlan {
    /// Returns an entity after a change of each field that was made elsewhere.
    func elsewhere(_ id: Int) -> Sample {
        let listed = Sample.listed(entity, id: id)
        let values = entity.fields.map { field in
            let isLater = listed.value(of: field, entity) == field.later
            return (field.name, isLater ? field.first : field.later)
        }
        return listed.with(Dictionary(uniqueKeysWithValues: values), in: entity.name)
    }

    /// Returns such an entity with the listed value of a field that a button inverts.
    func elsewhere(_ id: Int, keeping toggle: Toggle) -> Sample {
        let value = Sample.listed(entity, id: id).value(of: toggle.field, entity)
        return elsewhere(id).with([toggle.field.name: value], in: entity.name)
    }
}
