internal import Descriptions

/// The tests of a list in pages, which all variants share but for how they are asked and heard.
struct ListPageTests {
    /// The footer after the last row.
    enum Footer { case hidden, loading, failed, end }

    let plan: ListPlan
    /// What is tested, as `presenter`.
    let object: String
    /// Has the first page come, and forgets how, as a call of the suite.
    var come = "load()"
    /// Says that a row is displayed, as a call of the object.
    let display: (Int) -> String
    /// Whether the object decides which displayed row requests the next page.
    var decidesOnRow = true
    /// What asks anew, and what asks for a page that failed.
    let refresh: String
    let retry: String
    /// How many rows there are, as an expression.
    let count: String
    /// Says that something has come to stand behind the last row.
    let shows: (Footer) -> String
    /// Says that the rows of a further page have come, where that is heard by itself.
    var further: [String] = []
    /// What a test forgets before it goes on.
    let forget: [String]
    /// How one is removed; `nil` where none is.
    var removal: Removal?

    var size: Int { plan.service.pageSize ?? 0 }
    var making: [String] {
        ["let page = Self(count: \(2 * size + 1))", "page.\(come)"]
    }
    let deliver = "page.environment.deliver(.all)"

    func call(_ call: String) -> String { "page.\(object).\(call)" }
    func rows(_ number: Int) -> String { "#expect(\(count) == \(number))" }
    func waiting(_ number: Int) -> String {
        "#expect(page.environment.waitingReplies == \(number))"
    }
    func displayed(_ row: Int) -> String { call(display(row)) }
    private func asked(_ pages: [Int]) -> String {
        let requests = pages.map { ".\(plan.items)(page: \($0))" }
        return "#expect(page.environment.requests == [\(requests.joined(separator: ", "))])"
    }

    var tests: [String] {
        guard plan.isPaged else { return [] }
        return [follows, fails, overtakes, asksAgain, showsOnce] + shrinking
    }

    private var follows: String {
        SwiftText.test(
            "The last row requests the next page, once, until there are no more",
            "pages",
            making + [rows(size)] + (decidesOnRow ? [displayed(size - 2), waiting(0)] : [])
                + forget + [
                    displayed(size - 1), shows(.loading), displayed(size - 1), waiting(1),
                ] + forget + [deliver, rows(2 * size), shows(.hidden)] + further
                + [displayed(2 * size - 1)]
                + forget + [
                    deliver, rows(2 * size + 1), shows(.end), displayed(2 * size), waiting(0),
                    asked([1, 2, 3]),
                ]
        )
    }

    private var fails: String {
        SwiftText.test(
            "Only its button requests a failed page again",
            "pageFails",
            making + [
                call(retry), waiting(0), "page.environment.fail(.\(plan.items))",
                displayed(size - 1),
            ] + forget + [deliver, shows(.failed), displayed(size - 1), waiting(0)] + forget + [
                call(retry), shows(.loading), call(retry), waiting(1), deliver, rows(2 * size),
                asked([1, 2, 2]),
            ]
        )
    }

    private var overtakes: String {
        SwiftText.test(
            "A page that a refresh has made outdated is dropped, and no page is requested during the refresh",
            "dropsPages",
            making + [displayed(size - 1), deliver, displayed(2 * size - 1)] + forget + [
                call(refresh), shows(.hidden), displayed(2 * size - 1), waiting(2), deliver,
                rows(size), displayed(size - 1), deliver, rows(2 * size),
                asked([1, 2, 3, 1, 2]),
            ]
        )
    }

    private var asksAgain: String {
        SwiftText.test(
            "If a refresh fails, the last row requests the dropped page again",
            "asksAgain",
            making + [
                displayed(size - 1), "page.environment.fail(.\(plan.items))", call(refresh),
                deliver,
                rows(size), displayed(size - 1), deliver, rows(2 * size), asked([1, 2, 1, 2]),
            ]
        )
    }

    private var showsOnce: String {
        SwiftText.test(
            "An entry that is in two pages shows only once",
            "showsOnce",
            making + [
                "page.environment.set([\"\(plan.items)\": .integer(\(2 * size + 2))])",
                displayed(size - 1), deliver, rows(2 * size - 1), call(refresh), deliver,
                rows(size),
            ]
        )
    }
}
