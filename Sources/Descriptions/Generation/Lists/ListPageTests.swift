internal import Descriptions

/// The tests of a list in pages. All variants share them; only the calls and the recorded outputs
/// differ.
struct ListPageTests {
    /// The footer after the last row.
    enum Footer { case hidden, loading, failed, end }

    let plan: ListPlan
    /// The name of the tested object, such as `presenter`.
    let object: String
    /// The call of the suite that loads the first page and clears the recorded calls.
    var come = "load()"
    /// A closure that returns the call of the object for a displayed row.
    let display: (Int) -> String
    /// Indicates whether the object decides which displayed row requests the next page.
    var decidesOnRow = true
    /// The methods that refresh the list and that request a failed page again.
    let refresh: String
    let retry: String
    /// The expression for the number of rows.
    let count: String
    /// A closure that returns the expectation that the footer is shown.
    let shows: (Footer) -> String
    /// The expectations that the rows of a further page were added, if the object reports this
    /// separately.
    var further: [String] = []
    /// The statements that clear the recorded calls.
    let forget: [String]
    /// The removal of rows; `nil` if rows cannot be removed.
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
    func asked(_ pages: [Int]) -> String {
        let requests = pages.map { ".\(plan.items)(page: \($0))" }
        return "#expect(page.environment.requests == [\(requests.joined(separator: ", "))])"
    }

    var tests: [String] {
        guard plan.isPaged else { return [] }
        return [follows, fails, overtakes, asksAgain, showsOnce] + shrinking + movesUpElsewhere
    }

    private var follows: String {
        SwiftText.test(
            "The last row requests the next page, once, until there are no more",
            "pages",
            making + [rows(size)]
                + (decidesOnRow && size > 1 ? [displayed(size - 2), waiting(0)] : [])
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
