internal import Descriptions

/// The named scripts of a list, and what they expect, which is what the description says.
struct ListScriptTexts {
    let plan: ListPlan

    var text: String {
        let scripts = [loads, empty, fails, refreshes, changes, reuses] + leads + [closes]
        return NamedScriptText.file(
            scripts,
            "\(plan.feature.member)Scripts",
            rest: latencyScripts
        )
    }

    private var list: String { plan.severalItems.identifier }
    private var feature: String { plan.feature.identifier }
    private var item: String { plan.entity.name.identifier }

    private func opening(_ count: Int, _ further: String = "") -> String {
        #"{"open": "\#(feature)", "\#(plan.items)": \#(count)\#(further)}"#
    }

    private func requests(_ count: Int) -> String {
        let names = Array(repeating: "\"\(list)\"", count: count).joined(separator: ", ")
        return #"{"expect": {"requests": [\#(names)]}}"#
    }

    private let deliver = #"{"deliver": "all"}"#
    private var pull: String { #"{"pull": "\#(list)"}"# }
    private var failure: String { SwiftText.literal(plan.list.failure) }
    private var emptyText: String { SwiftText.literal(plan.list.empty) }

    /// All that a row shows, as expectations.
    private func row(_ id: Int) -> String {
        let fields = plan.entity.sample(id: id, seed: Entity.defaultSeed)
        let texts = plan.list.labels.map {
            let text = SwiftText.literal($0.text.text(of: fields))
            return "\"\(item).\(id).\($0.name.identifier)\": \(text)"
        }
        return #"{"expect": {\#(texts.joined(separator: ", "))}}"#
    }

    private var loads: NamedScriptText {
        NamedScriptText(
            name: "loads",
            summary: "What is listed comes in one load, until which it is said that it is loading.",
            lines: [
                opening(3), #"{"expect": {"\#(list).loading": {}, "\#(item).1": null}}"#, deliver,
                #"{"expect": {"\#(list).loading": null, "\#(list).empty": null, "\#(item).4": null}}"#,
            ] + (1...3).map(row) + [requests(1)]
        )
    }

    private var empty: NamedScriptText {
        NamedScriptText(
            name: "empty",
            summary: "Where there is nothing, it says so.",
            lines: [
                opening(0), deliver,
                #"{"expect": {"\#(list).empty": \#(emptyText), "\#(list).error": null, "\#(list).loading": null}}"#,
                pull, deliver, #"{"expect": {"\#(list).empty": \#(emptyText)}}"#,
                #"{"set": {"\#(plan.items)": 1}}"#, pull, deliver,
                #"{"expect": {"\#(list).empty": null, "\#(item).1": {}}}"#,
            ]
        )
    }

    private var fails: NamedScriptText {
        NamedScriptText(
            name: "load-fails",
            summary: "A load that fails says so in place; the button and a pull load again.",
            lines: [
                opening(2, #", "fail": ["\#(list)"]"#), deliver,
                #"{"expect": {"\#(list).error": \#(failure), "\#(list).retry": {"text": "Retry", "enabled": true}, "\#(list).loading": null}}"#,
                #"{"fail": "\#(list)"}"#, #"{"tap": "\#(list).retry"}"#,
                #"{"expect": {"\#(list).loading": {}, "\#(list).error": null, "\#(list).retry": null}}"#,
                pull, deliver, #"{"expect": {"\#(list).error": \#(failure)}}"#, pull, deliver,
                #"{"expect": {"\#(list).error": null, "\#(item).2": {}}}"#, requests(3),
            ]
        )
    }

    private var refreshes: NamedScriptText {
        NamedScriptText(
            name: "refreshes",
            summary: "A pull asks again, once; if that fails the rows stay.",
            lines: [
                opening(2), pull, deliver, pull, pull, deliver,
                #"{"expect": {"\#(item).2": {}, "toast": null}}"#, #"{"fail": "\#(list)"}"#, pull,
                deliver, #"{"expect": {"\#(item).2": {}, "toast": "Could not refresh"}}"#,
                requests(3),
            ]
        )
    }

    private var changes: NamedScriptText {
        NamedScriptText(
            name: "refresh-shows-changes",
            summary: "A refresh shows what there is now, and nothing does before.",
            lines: [
                opening(2), deliver, #"{"set": {"\#(plan.items)": 3}}"#,
                #"{"expect": {"\#(item).3": null}}"#, pull, deliver, row(3),
                #"{"set": {"\#(plan.items)": 1}}"#, pull, deliver,
                #"{"expect": {"\#(item).1": {}, "\#(item).2": null}}"#,
            ]
        )
    }

    private var reuses: NamedScriptText {
        NamedScriptText(
            name: "reused-rows",
            summary: "A row that is scrolled away and back shows the same.",
            lines: [
                opening(30), deliver, #"{"scroll": "\#(list)", "to": 29}"#, row(30),
                #"{"scroll": "\#(list)", "to": 0}"#,
            ] + (1...2).map(row)
        )
    }

    private var leads: [NamedScriptText] {
        guard let page = plan.list.route else { return [] }
        func routes(_ list: String) -> String { #"{"expect": {"routes": [\#(list)]}}"# }
        return [
            NamedScriptText(
                name: "leads",
                summary: "A tap on a row leads to the page of what it shows, and back.",
                lines: [
                    opening(20), deliver, #"{"tap": "\#(item).2"}"#,
                    routes("\"\(page.identifier)(2)\""), #"{"back": true}"#, routes(""),
                    #"{"scroll": "\#(list)", "to": 19}"#, #"{"tap": "\#(item).20"}"#,
                    routes("\"\(page.identifier)(20)\""),
                ]
            )
        ]
    }

    private var closes: NamedScriptText {
        NamedScriptText(
            name: "closes",
            summary: "A list that is closed while a request runs leaves no object behind.",
            lines: [opening(2), deliver, pull, #"{"close": true}"#]
        )
    }

    // MARK: - Latency

    private var latencyScripts: String {
        let setup =
            #"{"open": "\#(feature)", "\#(plan.items)": 20, "scheduler": "immediate", "recorded": false}"#
        let leads = plan.list.route.map { _ in
            """

                    LatencyScript(
                        "choose",
                        "One tap on a row, which leads to its page.",
                        setup: #"\(setup)"#,
                        measured: .events(#"{"tap": "\(item).3"}"#),
                        reset: #"{"back": true}"#,
                        screenCount: 32
                    ),
            """
        }
        return """

                static let \(plan.feature.member)LatencyScripts = [
                    LatencyScript(
                        "open",
                        "Opening the list, until 20 \(plan.severalItems) have come and 12 are shown.",
                        setup: #"\(setup)"#,
                        measured: .opening,
                        screenCount: 8
                    ),
                    LatencyScript(
                        "refresh",
                        "One pull, until 20 \(plan.severalItems) have come anew and 12 are shown.",
                        setup: #"\(setup)"#,
                        measured: .events(#"{"pull": "\(list)"}"#)
                    ),\(leads ?? "")
                ]

            """
    }
}
