internal import HeadlessKit
internal import Testing

@MainActor
@Suite("The window of a table")
struct TableWindowTests {
    private func list(_ count: Int) -> (list: NumberList, window: Window) {
        let list = NumberList(count: count)
        return (list, Window(rootViewController: list))
    }

    @Test("At most twelve rows are visible", arguments: [0, 1, 11, 12, 13, 500])
    func size(count: Int) {
        let (list, window) = list(count)
        #expect(window.rows == (0..<min(count, 12)).map { "number.\($0)" })
        #expect(list.tableView.numberOfRows == count)
        #expect(list.tableView.visibleRows == 0..<min(count, 12))
    }

    @Test(
        "Scrolling moves the window only as far as necessary",
        arguments: [
            (5, 0...11), (11, 0...11), (12, 1...12), (30, 19...30), (39, 28...39), (40, 28...39),
            (Int.max, 28...39), (-1, 0...11), (Int.min, 0...11),
        ]
    )
    func scrolling(row: Int, expected: ClosedRange<Int>) {
        let (list, window) = list(40)
        list.tableView.scrollToRow(at: row)
        #expect(window.rows == expected.rows)
    }

    @Test("Scrolling up stops as soon as the row is visible")
    func scrollingUp() {
        let (list, window) = list(40)
        list.tableView.scrollToRow(at: 39)
        list.tableView.scrollToRow(at: 20)
        #expect(window.rows == (20...31).rows)
        list.tableView.scrollToRow(at: 25)
        #expect(window.rows == (20...31).rows)
        list.tableView.scrollToRow(at: -3)
        #expect(window.rows == (0...11).rows)
    }

    @Test("A list without rows cannot be scrolled")
    func empty() {
        let (list, window) = list(0)
        list.tableView.scrollToRow(at: 3)
        #expect(window.rows.isEmpty)
        #expect(list.displayed.isEmpty)
    }

    @Test("A reload keeps the window, and moves it up if rows were removed")
    func reloading() {
        let (list, window) = list(40)
        list.tableView.scrollToRow(at: 39)
        list.tableView.reloadData()
        #expect(window.rows == (28...39).rows)
        list.count = 35
        list.tableView.reloadData()
        #expect(window.rows == (23...34).rows)
        list.count = 5
        list.tableView.reloadData()
        #expect(window.rows == (0...4).rows)
        list.count = 40
        list.tableView.reloadData()
        #expect(window.rows == (0...11).rows)
    }

    @Test("The footer is visible only with the last row, and not while hidden")
    func footer() {
        let (list, window) = list(13)
        #expect(!window.identifiers.contains("footer"))
        list.tableView.scrollToRow(at: 12)
        #expect(window.identifiers.last == "footer")
        #expect(window.view(identifiedBy: "footer") === list.footer)
        list.footer.isHidden = true
        #expect(!window.identifiers.contains("footer"))
        #expect(window.view(identifiedBy: "footer") == nil)
        list.footer.isHidden = false
        list.count = 0
        list.tableView.reloadData()
        #expect(window.identifiers == ["footer"])
    }

    @Test("A table without a data source has no rows")
    func noDataSource() {
        let table = TableView()
        table.reloadData()
        table.scrollToRow(at: 1)
        #expect(table.visibleRows.isEmpty)
        #expect(table.visibleSubviews.isEmpty)
    }
}
