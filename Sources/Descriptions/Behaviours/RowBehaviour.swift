internal import Descriptions

/// The behaviour of a row: what it shows, the changes by its buttons, and changes made elsewhere.
///
/// A row moves or disappears after its request, so that a reply that arrives at once shows no rows in between.
struct RowBehaviour {
    let list: ItemList
    let announces: Bool

    /// Indicates whether a row does not take the values of the service during a request or question.
    var isHeld: Bool { !list.toggles.isEmpty || list.removal != nil }

    private var waits: Bool { isHeld && announces }
    /// Indicates whether a change made elsewhere can be later than the reply to a count.
    private var overtakes: Bool { announces && !list.counts.isEmpty }

    var state: [Variable] {
        var state: [Variable] = []
        if isHeld { state.append(.flag("isBusy")) }
        if waits { state.append(Variable("waiting", .record, .absent)) }
        if list.removal != nil { state.append(.flag("isRemoved")) }
        if overtakes { state.append(.flag("wasChanged")) }
        return state + list.counts.map { .flag(isCounting($0)) }
    }

    var displays: [Display] {
        list.elements.map { Display(.text($0.name), Expression($0.text)) }
            + list.counts.compactMap { count in
                if let once = count.once {
                    return Display(.isEnabled(count.button), .not(.field(once)))
                }
                return count.most.map { most in
                    Display(.isEnabled(count.button), .atMost(.field(count.field), most - 1))
                }
            }
    }

    var programs: [Program] {
        list.toggles.map(toggle) + (list.removal.map { [removal($0)] } ?? [])
            + list.counts.map(count) + list.links.map(link) + (announces ? announcements : [])
            + (isHeld ? [release] : []) + (list.movesRows ? [move] : [])
    }

    private func isCounting(_ count: RowCount) -> String { "isCounting\(count.name.type)" }

    // MARK: - Changes by buttons

    private func toggle(_ toggle: FieldToggle) -> Program {
        let field = toggle.field
        let set = Step.set(.field(field), .not(.field(field)))
        let moved = moved(by: [field])
        return held(
            toggle.button,
            question: toggle.question,
            [
                set,
                .request(
                    Request(
                        operation: .toggle(field, to: .field(field)),
                        success: (waits ? [.set(.fieldOfRow("waiting", field), .field(field))] : [])
                            + [.outdate, .call("release")]
                            + (toggle.success.map { [.message(.text($0))] } ?? []),
                        failure: [set] + moved + [
                            .call("release"), .message(Expression(toggle.failure)),
                        ]
                    )
                ),
            ] + moved
        )
    }

    private func removal(_ removal: RowRemoval) -> Program {
        let undo = list.actions.contains { $0.kind == .undo }
        return held(
            removal.button,
            question: removal.question,
            [
                .set(.row("isRemoved"), .flag(true)),
                .request(
                    Request(
                        operation: .remove,
                        success: [.outdate, .set(.row("isBusy"), .flag(false))]
                            + (waits ? [.set(.row("waiting"), .absent)] : [])
                            + (undo ? [.set(.state("removedLast"), .given("id"))] : [])
                            + (removal.success.map { [.message(.text($0))] } ?? []),
                        failure: [
                            .set(.row("isRemoved"), .flag(false)), .call("show"), .call("release"),
                            .message(.text(removal.failure)),
                        ]
                    )
                ), .call("show"),
            ]
        )
    }

    /// Returns the program of a button that holds the row from the tap to the reply.
    private func held(
        _ button: Name,
        question: ChangeQuestion?,
        _ change: [Step]
    ) -> Program {
        Program(
            .rowTap(button),
            [.require(.not(.row("isBusy"))), .set(.row("isBusy"), .flag(true))]
                + (question.map { [.ask($0.asked([.call("release")], confirm: answered + change))] }
                    ?? change)
        )
    }

    /// The condition for the answer to a question. The row may have been removed elsewhere, and listed again.
    private var answered: [Step] { waits ? [.require(.row("isBusy"))] : [] }

    private func count(_ count: RowCount) -> Program {
        let flag = isCounting(count)
        let set =
            count.numbers.map { ($0, Expression.given($0.member)) }
            + (count.once.map { [($0, .flag(true))] } ?? [])
        let take =
            set.map { Step.set(.field($0), $1) }
            + (waits ? set.map { Step.set(.fieldOfRow("waiting", $0), $1) } : [])
            + moved(by: set.map(\.0))
        let change: [Step] =
            [
                .require(.not(.row(flag))), .set(.row(flag), .flag(true)),
            ] + (overtakes ? [.set(.row("wasChanged"), .flag(false))] : []) + [
                .request(
                    Request(
                        operation: .count(count),
                        reply: [.set(.row(flag), .flag(false))],
                        success: [.outdate]
                            + (overtakes ? [.when(.not(.row("wasChanged")), take)] : take)
                            + (count.success.map { [.message(.text($0))] } ?? []),
                        failure: [.message(.text(count.failure))]
                    )
                )
            ]
        guard let question = count.question else { return Program(.rowTap(count.button), change) }
        return Program(
            .rowTap(count.button),
            [.require(.not(.row(flag))), .ask(question.asked([], confirm: change))]
        )
    }

    private func link(_ link: PageLink) -> Program {
        Program(.rowTap(link.element), [.open(page: link.page, id: .field(link.field))])
    }

    /// Ends the change of a row, and shows the values of the service that have waited for it.
    private var release: Program {
        Program(
            .procedure("release"),
            [.set(.row("isBusy"), .flag(false))]
                + (waits
                    ? [
                        .when(
                            .isPresent(.row("waiting")),
                            [.set(.entity, .row("waiting")), .set(.row("waiting"), .absent)] + moved
                        )
                    ] : [])
        )
    }

    // MARK: - Filters

    /// The statements after a change of the entity.
    private var moved: [Step] { list.movesRows ? [.call("move")] : [] }

    /// Returns the statements after a change of some fields, by which filters may select the row.
    private func moved(by fields: [Name]) -> [Step] {
        list.filters.contains { $0.condition.map { fields.contains($0.field) } ?? false }
            ? moved : []
    }

    /// Filters the list again if the row is shown, although it should not be, or the other way round.
    private var move: Program {
        Program(
            .procedure("move"),
            [.when(.all([.isListed, .not(.equal(.isShown, .isSelected))]), [.call("show")])]
        )
    }

    // MARK: - Changes made elsewhere

    private var announcements: [Program] {
        let change: [Step] = [.set(.entity, .given("entity"))] + moved
        return [
            Program(
                .changed,
                (overtakes ? [.set(.row("wasChanged"), .flag(true))] : [])
                    + (isHeld
                        ? [
                            .when(
                                .row("isBusy"),
                                [.set(.row("waiting"), .given("entity"))],
                                otherwise: change
                            )
                        ] : change)
            ),
            Program(.removed, [.forgetRow, .call("show")]),
        ]
    }
}

extension ChangeQuestion {
    /// Returns the question with the statements that its answers run.
    func asked(_ cancel: [Step], confirm: [Step]) -> Question {
        Question(
            text: Expression(text),
            answers: [
                .init(title: answer, style: .standard, body: confirm),
                .init(title: self.cancel, style: .cancel, body: cancel),
            ]
        )
    }
}
