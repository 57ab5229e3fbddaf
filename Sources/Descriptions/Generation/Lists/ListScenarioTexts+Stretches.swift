internal import Descriptions

/// The scenarios of lists that show only some of their entities: by a filter or by pages.
extension ListScenarioTexts {
    /// The scenarios in which each filter selects from twelve entities and remains selected.
    var filters: [NamedScenarioText] {
        guard let first = plan.filters.first, let last = plan.filters.last else { return [] }
        func expect(_ filter: ListFilter) -> String {
            let rows = (1...12).map { id in
                let sample = plan.entity.sample(id: id, seed: Entity.defaultSeed)
                return shows(rowID(id), filter.shows(sample))
            }
            let buttons = plan.filters.map {
                let title = SwiftText.literal($0.title)
                return pair($0.name.identifier, appearance(title, isEnabled: $0 != filter))
            }
            return self.expect(buttons + rows)
        }
        let chosen = plan.filters.reversed().flatMap { [tap($0.name), expect($0)] }
        return [
            NamedScenarioText(
                name: "filters",
                summary: "A filter shows only matching rows and sends no request.",
                lines: [opening(12), deliver, expect(first)] + chosen + [loads()]
            ),
            NamedScenarioText(
                name: "keeps-the-filter",
                summary: "A filter stays selected before the first load and across a refresh.",
                lines: [
                    opening(12, [failing]), tap(last.name), deliver,
                    self.expect([shows("\(list).error"), isNotEmpty]), tap(first.name),
                    tap(last.name), self.expect([isNotEmpty]), pull, deliver, expect(last), pull,
                    deliver, expect(last),
                ]
            ),
        ]
    }

    /// The scenarios of pages that follow each other, fail, are outdated by a refresh, or overlap.
    var pages: [NamedScenarioText] {
        guard let size = plan.pageSize else { return [] }
        func asked(_ pages: [Int]) -> String {
            requests(pages.map { "\(list)(page \($0))" })
        }
        func expect(_ footer: String?, _ further: String..., canRetry: Bool = false) -> String {
            let button = canRetry ? appearance("\"Retry\"", isEnabled: true) : "null"
            return self.expect(
                [
                    pair("\(list).footer", footer.map(SwiftText.literal) ?? "null"),
                    pair("\(list).more.retry", button),
                ] + further
            )
        }
        let end = "No more \(plan.severalItems)"
        let last = size - 1
        return [
            NamedScenarioText(
                name: "pages",
                summary:
                    "Reaching the last row requests the next page, once, until there are no more.",
                lines: [
                    opening(2 * size + 1), deliver, expect(nil, asked([1])),
                    scroll(last), expect("Loading more…", asked([1, 2])), scroll(last),
                    deliver, scroll(last + size), deliver, scroll(2 * size),
                    row(2 * size + 1), expect(end, asked([1, 2, 3])),
                    scroll(0), row(1),
                ]
            ),
            NamedScenarioText(
                name: "end-after-refresh",
                summary: "After a refresh, the end shows only if the list has loaded completely.",
                lines: [opening(1), deliver, expect(end)]
                    + [(0, nil), (1, end), (size + 1, nil)].flatMap { count, footer in
                        [set(count), pull, deliver, expect(footer)]
                    }
            ),
            NamedScenarioText(
                name: "page-fails",
                summary:
                    "If a page fails, only its button or a refresh requests it again.",
                lines: [
                    opening(size + 1), deliver, fail(list), scroll(last), deliver,
                    expect("Could not load more", asked([1, 2]), canRetry: true),
                    scroll(last),
                    expect("Could not load more", asked([1, 2]), canRetry: true),
                    tap("\(list).more.retry"),
                    expect("Loading more…", asked([1, 2, 2])), deliver, scroll(size),
                    row(size + 1),
                    expect(end, toast(nil)),
                ]
            ),
            NamedScenarioText(
                name: "page-overtaken",
                summary:
                    "A page that arrives during a refresh is shown until the refresh replaces the rows; if the refresh fails, it stays.",
                lines: [
                    opening(3 * size), deliver, scroll(last), pull,
                    expect("Loading more…", asked([1, 2, 1])), scroll(last),
                    expect("Loading more…", asked([1, 2, 1])), deliver,
                    expect(nil, asked([1, 2, 1, 2])), scroll(2 * size - 1),
                    fail(list), pull, deliver,
                    self.expect([toast("\"Could not refresh\"")]),
                    scroll(3 * size - 1), row(3 * size),
                    expect(end, asked([1, 2, 1, 2, 3, 1])),
                ]
            ),
            NamedScenarioText(
                name: "page-overlaps",
                summary: "An entry that is in two pages shows only once, at its first position.",
                lines: [
                    opening(2 * size), deliver, set(2 * size + 1), scroll(last),
                    deliver, scroll(size), row(size), row(size + 1),
                    self.expect([shows(rowID(2 * size + 1), false)]), scroll(0), pull,
                    deliver, scroll(0), row(2 * size + 1), scroll(last),
                    self.expect([asked([1, 2, 1, 2])]),
                ]
            ),
        ]
    }
}
