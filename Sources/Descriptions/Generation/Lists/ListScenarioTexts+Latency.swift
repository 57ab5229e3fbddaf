internal import Descriptions

/// The latency scenarios of a list.
extension ListScenarioTexts {
    var latencyScenarios: String {
        LatencyScenarioText.declaration(
            [opens, refreshes, loadsMore].compactMap(\.self) + leads + plan.toggles.map(latency)
                + plan.counts.map(latency) + (plan.removal.map { [latency($0)] } ?? [])
                + plan.buttons.map(latency),
            "\(constant)LatencyScenarios"
        )
    }

    /// Returns the events that open the list, with services that reply at once. They are several if
    /// the list is not visible at first.
    private func setup(_ count: Int = 20) -> [String] {
        opening(count, timed).split(separator: "\n").map(String.init)
    }

    /// Returns what is shown after a number of entities has loaded, in a sentence.
    private func shown(_ have: String) -> String {
        "20 \(plan.severalItems) \(have) and \(ListPlan.windowSize)"
    }

    /// The opening of the list; `nil` for a list in a page, whose opening includes all its parts.
    private var opens: LatencyScenarioText? {
        guard plan.part == nil else { return nil }
        return LatencyScenarioText(
            name: "open",
            summary: "Opening the list, until \(shown("have loaded")) are shown.",
            setup: setup(),
            screenCount: 8
        )
    }

    private var refreshes: LatencyScenarioText? {
        LatencyScenarioText(
            name: "\(prefix)refresh",
            summary: "One pull, until \(shown("have loaded again")) are shown.",
            setup: setup(),
            measured: [pull]
        )
    }

    private var loadsMore: LatencyScenarioText? {
        plan.pageSize.map { size in
            LatencyScenarioText(
                name: "\(prefix)more",
                summary:
                    "Reaching the last of \(size) rows, until the next page has loaded.",
                setup: setup(2 * size),
                measured: [scroll(size - 1)],
                opensAnew: true,
                screenCount: 8
            )
        }
    }

    /// The taps that open a page.
    private var leads: [LatencyScenarioText] {
        func opens(_ name: String, _ tapped: String, _ element: String) -> LatencyScenarioText {
            LatencyScenarioText(
                name: "\(prefix)\(name)",
                summary: "One tap on \(tapped), which opens its page.",
                setup: setup(),
                measured: [tap(element)],
                reset: [back],
                screenCount: 32
            )
        }
        return (plan.list.route == nil ? [] : [opens("choose", "a row", rowID(3))])
            + plan.links.map { link in
                opens(link.element.identifier, "an image", element(link.element, of: 3))
            }
    }

    private func latency(_ toggle: Toggle) -> LatencyScenarioText {
        let item = plan.entity.name.withArticle
        return LatencyScenarioText(
            name: "\(prefix)\(toggle.button.identifier)",
            summary: "One tap that changes “\(toggle.field.name)” of \(item).",
            setup: setup(),
            measured: tap(toggle, 3)
        )
    }

    /// If the button can be tapped only once, the service creates its entities again before the next
    /// tap.
    private func latency(_ count: ListCount) -> LatencyScenarioText {
        LatencyScenarioText(
            name: "\(prefix)\(count.button.identifier)",
            summary: "One tap that counts the \(count.name) of \(plan.entity.name.withArticle).",
            setup: setup(),
            measured: tap(count, plan.countable),
            reset: count.isLimited ? renew(20) + [pull] : [],
            screenCount: count.isLimited ? 8 : nil
        )
    }

    /// The service creates its entities again before the next tap.
    private func latency(_ removal: ListRemoval) -> LatencyScenarioText {
        LatencyScenarioText(
            name: "\(prefix)\(removal.button.identifier)",
            summary: "One tap that removes \(plan.entity.name.withArticle).",
            setup: setup(),
            measured: tap(removal, 3),
            reset: renew(20) + [pull],
            screenCount: 8
        )
    }

    private func latency(_ button: ListButton) -> LatencyScenarioText {
        let remove = plan.removal.map { tap($0, 3) } ?? []
        let purpose = button.isUndo ? "restores the last removed row" : "adds one"
        return LatencyScenarioText(
            name: "\(prefix)\(button.button.identifier)",
            summary: "One tap that \(purpose), until the list has loaded again.",
            setup: setup() + (button.isUndo ? remove : []),
            measured: [tap(button.button)],
            reset: button.isUndo ? remove : [set(20), pull],
            screenCount: 8
        )
    }
}
