internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The visible rows of a table")
struct VisibleRowsTests {
    private func open(_ count: Int) -> (list: NumberList, driver: ScreenDriver) {
        let list = NumberList(0..<count)
        return (list, ScreenDriver(rootViewController: list))
    }

    @Test("At most twelve rows are visible", arguments: [0, 1, 11, 12, 13, 500])
    func size(count: Int) {
        let (list, driver) = open(count)
        #expect(driver.rows == rows(0..<min(count, 12)))
        #expect(list.tableView.numberOfRows(inSection: 0) == count)
        #expect(list.tableView.indexPathsForVisibleRows == paths(0..<min(count, 12)))
    }

    @Test(
        "Scrolling goes only as far as necessary, and not beyond the rows",
        arguments: [
            (5, 0...11), (11, 0...11), (12, 1...12), (30, 19...30), (39, 28...39), (40, 28...39),
            (Int.max, 28...39), (-1, 0...11), (Int.min, 0...11),
        ]
    )
    func scrolling(row: Int, expected: ClosedRange<Int>) {
        let (list, driver) = open(40)
        list.tableView.scroll(to: row)
        #expect(driver.rows == rows(expected))
        #expect(driver.isScrolled == (expected.lowerBound > 0))
    }

    @Test("Scrolling up stops as soon as the row is visible")
    func scrollingUp() {
        let (list, driver) = open(40)
        list.tableView.scroll(to: 39)
        list.tableView.scroll(to: 20)
        #expect(driver.rows == rows(20...31))
        list.tableView.scroll(to: 25)
        #expect(driver.rows == rows(20...31))
        list.tableView.scroll(to: -3)
        #expect(driver.rows == rows(0...11))
    }

    @Test("scrollToRow scrolls as the user does")
    func scrollingInCode() {
        let (list, driver) = open(40)
        let path = IndexPath(row: 20, section: 0)
        list.tableView.scrollToRow(at: path, at: .none, animated: true)
        #expect(driver.rows == rows(9...20))
    }

    @Test("A table without rows cannot be scrolled")
    func empty() {
        let (list, driver) = open(0)
        list.tableView.scroll(to: 3)
        #expect(driver.rows.isEmpty)
        #expect(list.displayed.isEmpty)
    }

    @Test("A row that is not visible has no cell, and asking for it creates none")
    func cellForRow() {
        let (list, driver) = open(200)
        list.tableView.scroll(to: 20)
        list.forget()
        #expect(list.cell(9) === driver.view(identifiedBy: "number.9"))
        #expect(list.cell(20) === driver.view(identifiedBy: "number.20"))
        for row in [8, 21, -1, 200] { #expect(list.cell(row) == nil) }
        #expect(list.filled.isEmpty)
    }

    @Test("A cell has the position of the row that it shows; a cell without a row has none")
    func indexPathForCell() throws {
        let (list, _) = open(200)
        let cell = try #require(list.cell(0))
        #expect(list.tableView.indexPath(for: cell) == IndexPath(row: 0, section: 0))
        list.tableView.scroll(to: 12)
        #expect(list.tableView.indexPath(for: cell) == IndexPath(row: 12, section: 0))
        list.tableView.reloadData()
        #expect(list.tableView.indexPath(for: cell) == nil)
    }

    @Test("A position has a row and a section, counted from 0")
    func indexPath() {
        let path = IndexPath(row: 3, section: 1)
        #expect(path.row == 3)
        #expect(path.section == 1)
        #expect(path != IndexPath(row: 1, section: 3))
    }

    @Test("The footer is visible only with the last row, and not while it is hidden")
    func footer() {
        let (list, driver) = open(13)
        #expect(!driver.identifiers.contains("footer"))
        list.tableView.scroll(to: 12)
        #expect(driver.identifiers.last == "footer")
        #expect(driver.view(identifiedBy: "footer") === list.footer)
        list.footer.isHidden = true
        #expect(!driver.identifiers.contains("footer"))
        #expect(driver.view(identifiedBy: "footer") == nil)
        list.footer.isHidden = false
        list.numbers = []
        list.tableView.reloadData()
        driver.finishEvent()
        #expect(driver.identifiers == ["footer"])
    }

    @Test("A new footer replaces the previous one")
    func newFooter() {
        let (list, driver) = open(1)
        let footer = UILabel()
        footer.accessibilityIdentifier = "other"
        list.tableView.tableFooterView = footer
        #expect(driver.identifiers.last == "other")
        #expect(footer.window === driver.window)
        #expect(list.footer.superview == nil)
        list.tableView.tableFooterView = nil
        #expect(driver.identifiers == ["number.0", "number.0.label", "number.0.button"])
    }

    @Test("A hidden cell is not visible and cannot be found")
    func hiddenCell() throws {
        let (list, driver) = open(200)
        try #require(list.cell(1)).isHidden = true
        #expect(Array(driver.rows.prefix(2)) == ["number.0", "number.2"])
        #expect(driver.view(identifiedBy: "number.1.label") == nil)
    }
}
