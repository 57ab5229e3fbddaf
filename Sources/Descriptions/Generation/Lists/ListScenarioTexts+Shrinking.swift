internal import Descriptions

/// The named scenarios of a list in pages whose rows can be removed.
extension ListScenarioTexts {
    /// Returns the scenarios of pages that follow each other although rows move up after a removal.
    func shrinks(_ removal: ListRemoval) -> [NamedScenarioText] {
        guard let paging = plan.paging else { return [] }
        let size = paging.firstRows
        let pages = paging.firstPages
        let last = size + paging.size
        let name = removal.button.identifier
        let operation = removal.operation.identifier
        func page(_ number: Int) -> String { "\(list)(page \(number))" }
        func expect(_ footer: String?, _ further: String) -> String {
            self.expect([
                pair("\(list).footer", footer.map(SwiftText.literal) ?? "null"), further,
            ])
        }
        let end = "No more \(plan.severalItems)"
        let removesAll = (1...size).flatMap { tap(removal, $0) }
        return [
            NamedScenarioText(
                name: "moves-up-at-\(name)",
                summary: "Rows after a removed row move up, and no row is skipped.",
                lines: [opening(last + 1), deliver] + tap(removal, 2) + [
                    deliver, scroll(size - 2), deliver, scroll(size - 1), row(size + 1), deliver,
                    scroll(last - 1),
                ]
                    // The removal can make the last of few rows visible, which requests a page.
                    + (plan.hasSmallPages
                        ? [deliver, scroll(last - 1), row(last + 1), expect(end, isNotEmpty)]
                        : [
                            row(last + 1),
                            expect(
                                end,
                                requests([page(1), "\(operation)(2)", page(1), page(2)])
                            ),
                        ])
            ),
            NamedScenarioText(
                name: "page-asked-before-\(name)",
                summary: "A page that was requested before a removal is requested again.",
                lines: [opening(last + 1), deliver, scroll(size - 1)]
                    + tap(removal, size) + [
                        deliverLast,
                        expect(
                            "Loading more…",
                            requests(
                                (1...pages + 1).map(page) + ["\(operation)(\(size))", page(pages)]
                            )
                        ), deliver, scroll(size - 1), row(size + 1),
                    ]
            ),
            NamedScenarioText(
                name: "removes-all-that-came-at-\(name)",
                summary: "If no row is left, more are requested until there are none.",
                lines: [opening(size + 1), deliver] + removesAll + [
                    expect("Loading more…", isNotEmpty), deliver, row(size + 1),
                    expect(end, isNotEmpty),
                ] + tap(removal, size + 1) + [
                    deliver, expect(nil, isEmpty),
                ]
            ),
            NamedScenarioText(
                name: "refresh-fails-behind-\(name)",
                summary:
                    "If no row is left and a refresh fails, more are requested.",
                lines: [opening(size + 1), deliver] + removesAll + [
                    fail(list), pull, expect(nil, isNotEmpty),
                    deliver,
                    deliver, row(size + 1),
                ]
            ),
        ]
    }
}
