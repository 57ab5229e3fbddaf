internal import Descriptions

/// The named scenarios of a list. Their expectations are those of the description.
struct ListScenarioTexts {
    let plan: ListPlan
    /// The events with which a scenario shows the list.
    var way = ListScenarioWay()

    var text: String {
        NamedScenarioText.file(
            scripts.map { script in
                NamedScenarioText(
                    name: prefix + script.name,
                    summary: script.summary,
                    lines: script.lines
                )
            },
            "\(member)Scripts",
            rest: latencyScripts
        )
    }

    private var scripts: [NamedScenarioText] {
        [loads, empty, fails, refreshes, changes, reuses] + plan.totalScripts(self) + filters
            + moves + pages + leads + links
            + plan.toggles.flatMap(changes) + plan.counts.flatMap(self.counts)
            + (plan.removal.map(removes) ?? []) + plan.buttons.flatMap(scripts)
            + announcements + [closes]
    }

    /// The prefix of the names of scenarios, which distinguishes them from those of another list.
    var prefix: String { plan.part == nil ? "" : "\(list)-" }
    /// The name of the constant with the scenarios: `inbox`, `blogFeedDrafts`.
    var member: String {
        plan.part.map { $0.feature.member + plan.type } ?? plan.feature.member
    }

    var list: String { plan.severalItems.identifier }
    private var feature: String { (plan.part?.feature ?? plan.feature).identifier }
    var item: String { plan.entity.name.identifier }

    /// Returns the events that open the screen and make the list visible.
    func opening(_ count: Int, _ further: String = "") -> String {
        let values = way.values.map { ", \($0)" }.joined()
        let open = #"{"open": "\#(feature)", "\#(plan.items)": \#(count)\#(values)\#(further)}"#
        return ([open] + way.events).joined(separator: "\n")
    }

    /// The first request in scenarios.
    var first: String { plan.isPaged ? "\(list)(page 1)" : list }
    /// A number of entities that a screen does not show at once. If pages are not small, they load
    /// in one request.
    private var many: Int { plan.isPaged ? ListPaging.mostTested : 30 }

    /// Returns the requests that list the given number of entities, as far as they are sent without
    /// scrolling.
    func loading(_ count: Int) -> [String] {
        guard let paging = plan.paging else { return [list] }
        return (1...min(paging.pages(of: count), paging.firstPages)).map { "\(list)(page \($0))" }
    }

    /// Returns the expectation that the list has only loaded.
    ///
    /// - Parameter counts: the number of entities at each load; 0 for one that has failed.
    func loads(_ counts: Int...) -> String {
        "{\"expect\": {\(requests(counts.flatMap(loading)))}}"
    }

    /// Returns the event that scrolls to a row that has loaded.
    func scroll(_ row: Int) -> String { #"{"scroll": "\#(list)", "to": \#(row)}"# }

    /// Returns the events that scroll to a row and load the pages before it.
    func scroll(to row: Int) -> [String] {
        guard let paging = plan.paging else { return [scroll(row)] }
        let loaded = stride(from: paging.firstRows, through: row, by: paging.size)
        return loaded.flatMap { [scroll($0 - 1), deliver] } + [scroll(row)]
    }

    /// Returns the expectation for all requests: the first one of the list, the requests of other
    /// parts around it, and the rest.
    func requests(_ own: [String]) -> String {
        let all = way.earlier + own.prefix(1) + way.later + own.dropFirst()
        return #""requests": [\#(all.map { "\"\($0)\"" }.joined(separator: ", "))]"#
    }

    let deliver = #"{"deliver": "all"}"#
    /// Returns the events that deliver the newest replies, until the given number of rows has
    /// loaded.
    func deliverLast(_ count: Int) -> [String] {
        loading(count).map { _ in #"{"deliver": "last"}"# }
    }
    var pull: String { #"{"pull": "\#(list)"}"# }

    /// Returns the expectations for all elements of a row.
    func row(_ id: Int) -> String {
        let sample = Sample.listed(plan.entity, id: id)
        let texts = plan.list.elements.map {
            "\"\(item).\(id).\($0.name.identifier)\": \($0.expected(sample))"
        }
        return #"{"expect": {\#(texts.joined(separator: ", "))}}"#
    }

    private var loads: NamedScenarioText {
        NamedScenarioText(
            name: "loads",
            summary: "The list loads in one request; loading is shown until then.",
            lines: [
                opening(3), #"{"expect": {"\#(list).loading": {}, "\#(item).1": null}}"#, deliver,
                #"{"expect": {"\#(list).loading": null, "\#(list).empty": null, "\#(item).4": null}}"#,
            ] + (1...3).map(row) + [loads(3)]
        )
    }

    private var empty: NamedScenarioText {
        NamedScenarioText(
            name: "empty",
            summary: "If the list is empty, it shows its text.",
            lines: [
                opening(0), deliver,
                #"{"expect": {"\#(list).empty": \#(plan.emptyText), "\#(list).error": null, "\#(list).loading": null}}"#,
                pull, deliver, #"{"expect": {"\#(list).empty": \#(plan.emptyText)}}"#,
                #"{"set": {"\#(plan.items)": 1}}"#, pull, deliver,
                #"{"expect": {"\#(list).empty": null, "\#(item).1": {}}}"#,
            ]
        )
    }

    private var fails: NamedScenarioText {
        NamedScenarioText(
            name: "load-fails",
            summary:
                "If loading fails, an error replaces the list; its button and a pull load again.",
            lines: [
                opening(2, #", "fail": ["\#(list)"]"#), deliver,
                #"{"expect": {"\#(list).error": \#(plan.failureText), "\#(list).retry": {"text": "Retry", "enabled": true}, "\#(list).loading": null}}"#,
                #"{"fail": "\#(list)"}"#, #"{"tap": "\#(list).retry"}"#,
                #"{"expect": {"\#(list).loading": {}, "\#(list).error": null, "\#(list).retry": null}}"#,
                pull, deliver, #"{"expect": {"\#(list).error": \#(plan.failureText)}}"#, pull,
                deliver,
                #"{"expect": {"\#(list).error": null, "\#(item).2": {}}}"#, loads(0, 0, 2),
            ]
        )
    }

    private var refreshes: NamedScenarioText {
        NamedScenarioText(
            name: "refreshes",
            summary: "A pull loads again, once; if that fails, the rows stay.",
            lines: [
                opening(2), pull, deliver, pull, pull, deliver,
                #"{"expect": {"\#(item).2": {}, "toast": null}}"#, #"{"fail": "\#(list)"}"#, pull,
                deliver, #"{"expect": {"\#(item).2": {}, "toast": "Could not refresh"}}"#,
                loads(2, 2, 0),
            ]
        )
    }

    private var changes: NamedScenarioText {
        NamedScenarioText(
            name: "refresh-shows-changes",
            summary: "A refresh shows the current values; they do not change before it.",
            lines: [
                opening(2), deliver, #"{"set": {"\#(plan.items)": 3}}"#,
                #"{"expect": {"\#(item).3": null}}"#, pull, deliver, row(3),
                #"{"set": {"\#(plan.items)": 1}}"#, pull, deliver,
                #"{"expect": {"\#(item).1": {}, "\#(item).2": null}}"#,
            ]
        )
    }

    private var reuses: NamedScenarioText {
        NamedScenarioText(
            name: "reused-rows",
            summary: "After scrolling away and back, a row shows the same.",
            lines: [opening(many), deliver] + scroll(to: many - 1) + [row(many), scroll(0)]
                + (1...2).map(row)
        )
    }

    private func routes(_ list: String) -> String { #"{"expect": {"routes": [\#(list)]}}"# }

    /// The scenarios in which a tap on an image opens the page of a number in its own row.
    private var links: [NamedScenarioText] {
        plan.links.map { link in
            func page(_ id: Int) -> String {
                let number = Sample.listed(plan.entity, id: id).page(link, of: plan.entity)
                return "\"\(link.link.page.identifier)(\(number))\""
            }
            func tap(_ id: Int) -> String {
                #"{"tap": "\#(item).\#(id).\#(link.image.identifier)"}"#
            }
            return NamedScenarioText(
                name: "leads-from-\(link.image.identifier)",
                summary: "A tap on an image opens its page, and back returns.",
                lines: [
                    opening(20), deliver, tap(2), routes(page(2)), #"{"back": true}"#, routes(""),
                ] + scroll(to: 19) + [tap(20), routes(page(20))]
            )
        }
    }

    private var leads: [NamedScenarioText] {
        guard let page = plan.list.route else { return [] }
        return [
            NamedScenarioText(
                name: "leads",
                summary: "A tap on a row opens its page, and back returns.",
                lines: [
                    opening(20), deliver, #"{"tap": "\#(item).2"}"#,
                    routes("\"\(page.identifier)(2)\""), #"{"back": true}"#, routes(""),
                ] + scroll(to: 19) + [
                    #"{"tap": "\#(item).20"}"#, routes("\"\(page.identifier)(20)\""),
                ]
            )
        ]
    }

    /// Returns the expectations for the texts of a row whose field has its first value, or the
    /// inverted one.
    func shows(_ toggle: ListToggle, _ id: Int, turned: Bool) -> String {
        let first = Sample.listed(plan.entity, id: id)
        let sample = turned ? first.turned(toggle) : first
        let texts = plan.changing.map {
            "\"\(item).\(id).\($0.name.identifier)\": \($0.expected(sample))"
        }
        return texts.joined(separator: ", ")
    }

    private func changes(_ toggle: ListToggle) -> [NamedScenarioText] {
        let name = toggle.button.identifier
        let operation = toggle.operation.identifier
        func tap(_ id: Int) -> String { #"{"tap": "\#(item).\#(id).\#(name)"}"# }
        /// Returns the events for a tap, and for the confirmation if it is required.
        func change(_ id: Int) -> [String] { [tap(id)] + answer(toggle) }
        func expecting(_ id: Int, turned: Bool, _ further: String = "") -> String {
            #"{"expect": {\#(shows(toggle, id, turned: turned))\#(further)}}"#
        }
        return [
            NamedScenarioText(
                name: "changes-at-\(name)",
                summary:
                    "A tap changes “\(toggle.field.name)” at once, only once while the request runs.",
                lines: [opening(2), deliver] + change(2) + [
                    expecting(2, turned: true), tap(2),
                    expecting(1, turned: false), deliver, expecting(2, turned: true), pull, deliver,
                    expecting(
                        2,
                        turned: true,
                        #", \#(requests(loading(2) + ["\(operation)(2)"] + loading(2))), "toast": null"#
                    ),
                ] + change(2) + [expecting(2, turned: false)]
            ),
            NamedScenarioText(
                name: "fails-at-\(name)",
                summary:
                    "If a change fails, it is rolled back, a message appears, and the user can try again.",
                lines: [
                    opening(2), deliver, #"{"fail": "\#(operation)"}"#,
                ] + change(1) + [expecting(1, turned: true)] + change(2) + [
                    deliver,
                    expecting(1, turned: false, ", " + shows(toggle, 2, turned: true)),
                    #"{"expect": {"toast": \#(toggle.failure)}}"#,
                ] + change(1) + [
                    deliver, pull, deliver,
                    expecting(1, turned: true),
                ]
            ),
            NamedScenarioText(
                name: "keeps-at-\(name)",
                summary:
                    "A refresh keeps running requests, even if it arrives first or the row is missing for a while.",
                lines: [opening(2), deliver] + change(2) + [pull] + deliverLast(2) + [
                    expecting(2, turned: true), #"{"set": {"\#(plan.items)": 1}}"#, pull,
                    #"{"deliver": "last"}"#, #"{"expect": {"\#(item).2": null}}"#,
                    #"{"set": {"\#(plan.items)": 2}}"#, pull,
                ] + deliverLast(2) + [
                    expecting(2, turned: true), deliver, pull, deliver, expecting(2, turned: true),
                    #"{"set": {"\#(plan.items)": 0}}"#, #"{"set": {"\#(plan.items)": 2}}"#, pull,
                    deliver, expecting(2, turned: false),
                ]
            ),
            NamedScenarioText(
                name: "gone-at-\(name)",
                summary: "A failed change is reported even if the row is gone.",
                lines: [
                    opening(many), deliver, #"{"fail": "\#(operation)"}"#,
                ] + change(1) + [
                    scroll(min(many, plan.paging?.firstRows ?? many) - 1),
                    #"{"set": {"\#(plan.items)": 0}}"#, pull,
                    #"{"deliver": "last"}"#, deliver,
                    #"{"expect": {"toast": \#(toggle.failure), "\#(list).empty": \#(plan.emptyText)}}"#,
                ]
            ),
        ] + asks(toggle)
    }

    /// Returns the event that confirms a question; empty without a question.
    func answer(_ toggle: any RowAction) -> [String] {
        plan.question(toggle).map { [#"{"answer": \#($0.answer)}"#] } ?? []
    }

    private func asks(_ toggle: ListToggle) -> [NamedScenarioText] {
        guard let question = toggle.question else { return [] }
        let name = toggle.button.identifier
        let tap = #"{"tap": "\#(item).2.\#(name)"}"#
        let operation = "\(toggle.operation.identifier)(2)"
        func text(_ text: String) -> String { SwiftText.literal(text) }
        let asked = text(Sample.listed(plan.entity, id: 2).text(question.text))
        let cancel = SwiftText.literal(question.cancel)
        return [
            NamedScenarioText(
                name: "asks-at-\(name)",
                summary: "A tap asks for confirmation; without it, nothing happens.",
                lines: [
                    opening(2), deliver, tap,
                    #"{"expect": {"alert": \#(asked), \#(text("alert.\(question.answer)")): {}, \#(text("alert.\(question.cancel)")): {}, \#(shows(toggle, 2, turned: false))}}"#,
                    #"{"answer": \#(cancel)}"#,
                    #"{"expect": {"alert": null, \#(requests(loading(2)))}}"#, tap,
                    #"{"expect": {"alert": \#(asked)}}"#,
                ] + answer(toggle) + [
                    #"{"expect": {"alert": null, \#(requests(loading(2) + [operation])), \#(shows(toggle, 2, turned: true))}}"#
                ]
            ),
            NamedScenarioText(
                name: "asked-of-what-is-gone-at-\(name)",
                summary:
                    "A confirmed action is executed even if the row is gone.",
                lines: [
                    opening(2), deliver, pull, tap, #"{"set": {"\#(plan.items)": 1}}"#, deliver,
                    #"{"expect": {"alert": \#(asked), "\#(item).2": null}}"#,
                ] + answer(toggle) + [
                    #"{"expect": {\#(requests(loading(2) + loading(1) + [operation]))}}"#,
                    deliver,
                ]
            ),
            NamedScenarioText(
                name: "closes-while-asked-at-\(name)",
                summary:
                    "If the list is closed while it shows an alert, all of its objects are released.",
                lines: [opening(2), deliver, tap, #"{"close": true}"#]
            ),
        ]
    }

    private var closes: NamedScenarioText {
        let toggling = plan.toggles.prefix(1).flatMap { toggle in
            [#"{"tap": "\#(item).1.\#(toggle.button.identifier)"}"#] + answer(toggle)
        }
        let id = min(plan.countable, 2)
        let counting = plan.counts.prefix(1).flatMap { count -> [String] in
            let tap = #"{"tap": "\#(item).\#(id).\#(count.button.identifier)"}"#
            // If the row cannot be counted, no question is asked.
            return [tap] + (id == plan.countable ? answer(count) : [])
        }
        let taps = toggling + counting
        return NamedScenarioText(
            name: "closes",
            summary: "If the list is closed while a request runs, all of its objects are released.",
            lines: [opening(2), deliver] + taps + [pull, #"{"close": true}"#]
        )
    }
}

extension EntityElement {
    /// Returns the expected value of the element in a scenario.
    func expected(_ sample: Sample) -> String {
        let text = SwiftText.literal(sample.text(text))
        return kind == .image ? "{\"image\": \(text)}" : text
    }
}
