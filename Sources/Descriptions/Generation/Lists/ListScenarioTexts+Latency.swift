internal import Descriptions

/// The latency scenarios of a list.
extension ListScenarioTexts {
    /// Returns the literal of the event that opens the list, with services that reply at once.
    func setup(_ count: Int) -> String {
        let opened = opening(count, #", "scheduler": "immediate", "recorded": false"#)
        guard !way.events.isEmpty else { return "#\"\(opened)\"#" }
        return "#\"\"\"\n\(SwiftText.indented("\(opened)\n\"\"\"#", by: 16))"
    }

    /// Returns the literal of a tap, and of the confirmation if it is required.
    private func events(_ toggle: ListToggle) -> String {
        events(#"{"tap": "\#(item).3.\#(toggle.button.identifier)"}"#, answer(toggle))
    }

    /// Returns the literal of a tap and an answer.
    func events(_ tap: String, _ answer: [String]) -> String {
        guard let answer = answer.first else { return "#\"\(tap)\"#" }
        let lines = SwiftText.indented("\(tap)\n\(answer)\n\"\"\"#", by: 24)
        return "#\"\"\"\n\(lines)"
    }

    var latencyScripts: String {
        let setup = setup(20)
        let window = ListPaging.windowSize
        let items = plan.severalItems
        let shown =
            plan.hasSmallPages ? "\(window) \(items)" : "20 \(items) have loaded and \(window)"
        let shownAgain =
            plan.hasSmallPages
            ? "\(window) \(items)" : "20 \(items) have loaded again and \(window)"
        let leads = plan.list.route.map { _ in
            """

                    LatencyScenario(
                        "\(prefix)choose",
                        "One tap on a row, which opens its page.",
                        setup: \(setup),
                        measured: .events(#"{"tap": "\(item).3"}"#),
                        reset: #"{"back": true}"#,
                        screenCount: 32
                    ),
            """
        }
        let links = plan.links.map { link in
            """

                    LatencyScenario(
                        "\(prefix)\(link.image.identifier)",
                        "One tap on an image, which opens its page.",
                        setup: \(setup),
                        measured: .events(#"{"tap": "\(item).3.\(link.image.identifier)"}"#),
                        reset: #"{"back": true}"#,
                        screenCount: 32
                    ),
            """
        }
        let more = plan.paging.map { paging in
            """

                    LatencyScenario(
                        "\(prefix)more",
                        "Reaching the last of \(paging.firstRows) rows, until the next page has loaded.",
                        setup: \(self.setup(paging.firstRows + paging.size)),
                        measured: .events(#"\(scroll(paging.firstRows - 1))"#),
                        opensAnew: true,
                        screenCount: 8
                    ),
            """
        }
        let toggles = plan.toggles.map { toggle in
            """

                    LatencyScenario(
                        "\(prefix)\(toggle.button.identifier)",
                        "One tap that changes “\(toggle.field.name)” of \(plan.entity.name.withArticle).",
                        setup: \(setup),
                        measured: .events(\(events(toggle)))
                    ),
            """
        }
        // The latency scenario of opening a page includes all its parts, so a list in a page has
        // none.
        let open =
            plan.part != nil
            ? ""
            : """

                    LatencyScenario(
                        "open",
                        "Opening the list, until \(shown) are shown.",
                        setup: \(setup),
                        measured: .opening,
                        screenCount: 8
                    ),
            """
        return """

                static let \(member)LatencyScripts = [\(open)
                    LatencyScenario(
                        "\(prefix)refresh",
                        "One pull, until \(shownAgain) are shown.",
                        setup: \(setup),
                        measured: .events(#"{"pull": "\(list)"}"#)
                    ),\(more ?? "")\(leads ?? "")\(links.joined())\(toggles.joined())\(plan.counts.map { latencyScript($0, setup) }.joined())\(plan.removal.map { latencyScript($0, setup) } ?? "")\(plan.buttons.map(latencyScript).joined())
                ]

            """
    }
}
