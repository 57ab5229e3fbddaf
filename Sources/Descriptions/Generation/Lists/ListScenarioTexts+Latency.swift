internal import Descriptions

/// The latency scenarios of a list.
extension ListScenarioTexts {
    /// Returns the events that open the list, with services that reply at once.
    func timedOpening(_ count: Int) -> String { opening(count, timed) }

    /// Returns the literal of these events.
    func setup(_ count: Int) -> String {
        // The opening is several events if the list is not visible at first.
        SwiftText.events(timedOpening(count).split(separator: "\n").map(String.init), indented: 16)
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
                        measured: .events(#"\(tap(rowID(3)))"#),
                        reset: #"\(back)"#,
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
                        measured: .events(#"\(tap(element(link.image, of: 3)))"#),
                        reset: #"\(back)"#,
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
                        measured: .events(\(SwiftText.events(tap(toggle, 3))))
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

                static let \(constant)LatencyScripts = [\(open)
                    LatencyScenario(
                        "\(prefix)refresh",
                        "One pull, until \(shownAgain) are shown.",
                        setup: \(setup),
                        measured: .events(#"\(pull)"#)
                    ),\(more ?? "")\(leads ?? "")\(links.joined())\(toggles.joined())\(plan.counts.map { latencyScript($0, setup) }.joined())\(plan.removal.map { latencyScript($0, setup) } ?? "")\(plan.buttons.map(latencyScript).joined())
                ]

            """
    }
}
