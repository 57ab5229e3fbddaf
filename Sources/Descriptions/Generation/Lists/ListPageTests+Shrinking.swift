internal import Descriptions

/// The tests of a list in pages whose rows can be removed. After a removal, later rows move up.
extension ListPageTests {
    /// The further calls and expectations of a suite.
    struct Removal {
        /// A closure that returns the calls of the object that remove the row at an index,
        /// including the confirmation if it is required. The parameters are expressions for the
        /// index and for the number of the entity.
        let remove: (_ index: String, _ id: String) -> [String]
        /// The expression that is true if the list is shown as empty.
        let isEmpty: String
    }

    var shrinking: [String] {
        guard plan.isShrinking, let removal else { return [] }
        // Without the row of a page of one, the list is empty at once.
        return (size > 1 ? [movesUp(removal)] : []) + [
            dropsBefore(removal), leavesFailed(removal),
            asksWhereEmpty(removal), asksAfterFailure(removal),
        ]
    }

    private func remove(_ removal: Removal, _ index: Int = 0, _ id: Int = 1) -> [String] {
        removal.remove("\(index)", "\(id)").map { "page.\(object).\($0)" }
    }

    /// Returns the statements that remove all rows of the first page.
    private func removeAll(_ removal: Removal) -> [String] {
        let calls = removal.remove("0", "id").map { "    page.\(object).\($0)" }
        return ["for \(calls.contains { $0.contains("id)") } ? "id" : "_") in 1...\(size) {"]
            + calls + ["}"]
    }

    private func listed(_ pages: [Int]) -> String {
        let requests = pages.map { ".\(plan.items)(page: \($0))" }
        return "#expect(page.environment.requests.filter { $0.operation == .\(plan.items) } == "
            + "[\(requests.joined(separator: ", "))])"
    }

    /// The statements that load a list with one entity more than a page.
    private var makingMore: [String] {
        ["let page = Self(count: \(size + 1))", "page.\(come)"]
    }

    private func movesUp(_ removal: Removal) -> String {
        SwiftText.test(
            "After a removal, later rows move up, and no row is skipped",
            "movesUp",
            making + remove(removal) + [
                deliver, displayed(size - 2), deliver, rows(size), displayed(size - 1), deliver,
                rows(2 * size), listed([1, 1, 2]),
            ]
        )
    }

    private func dropsBefore(_ removal: Removal) -> String {
        SwiftText.test(
            "A page that was requested before a removal is requested again",
            "asksForPageAnew",
            making + [displayed(size - 1)] + remove(removal) + [
                "page.environment.deliver(.last)", waiting(2), deliver, rows(size),
                listed([1, 2, 1]),
            ]
        )
    }

    private func leavesFailed(_ removal: Removal) -> String {
        SwiftText.test(
            "A removal does not request a failed page again",
            "leavesFailedPage",
            making + ["page.environment.fail(.\(plan.items))", displayed(size - 1), deliver]
                + remove(removal) + [
                    deliver, rows(size - 1), waiting(0), call(retry), deliver, rows(size),
                    listed([1, 2, 1]),
                ]
        )
    }

    private func asksWhereEmpty(_ removal: Removal) -> String {
        SwiftText.test(
            "If no row is left, more are requested until there are none",
            "asksWhereEmpty",
            makingMore + removeAll(removal) + [
                rows(0), shows(.loading), "#expect(!\(removal.isEmpty))", deliver, rows(1),
            ] + remove(removal, 0, size + 1) + [
                rows(0), "#expect(\(removal.isEmpty))", shows(.hidden), waiting(1), deliver,
                waiting(0),
            ]
        )
    }

    private func asksAfterFailure(_ removal: Removal) -> String {
        SwiftText.test(
            "If no row is left and a refresh fails, more are requested",
            "asksAfterFailedRefresh",
            makingMore + removeAll(removal) + [
                "page.environment.fail(.\(plan.items))", call(refresh), deliver, deliver, rows(1),
            ]
        )
    }
}
