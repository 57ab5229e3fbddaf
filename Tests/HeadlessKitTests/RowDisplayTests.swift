internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The display of rows")
struct RowDisplayTests {
    private let list = NumberList(0..<40)
    private let driver: ScreenDriver

    init() {
        driver = ScreenDriver(rootViewController: list)
        #expect(list.displayed == Array(0..<12))
        list.forget()
    }

    @Test("After a reload all visible rows are displayed")
    func reload() {
        list.tableView.scroll(to: 39)
        list.forget()
        list.tableView.reloadData()
        #expect(list.displayed.isEmpty)
        driver.finishEvent()
        #expect(list.displayed == Array(28..<40))
    }

    @Test("After scrolling only rows that enter the screen are displayed, in order")
    func scroll() {
        list.tableView.scroll(to: 14)
        #expect(list.displayed == [12, 13, 14])
        list.forget()
        list.tableView.scroll(to: 1)
        #expect(list.displayed == [1, 2])
    }

    @Test("A row that stays on the screen is not displayed again")
    func stays() {
        list.tableView.scroll(to: 5)
        list.tableView.scroll(to: 11)
        list.tableView.performBatchUpdates(nil)
        list.tableView.setNeedsLayout()
        driver.finishEvent()
        #expect(list.displayed.isEmpty)
    }

    @Test("A row that returns to the screen is displayed again")
    func returns() {
        list.tableView.scroll(to: 12)
        list.tableView.scroll(to: 0)
        #expect(list.displayed == [12, 0])
    }

    @Test("After an insertion only the new rows are displayed")
    func insertion() {
        list.numbers.insert(99, at: 3)
        list.tableView.insertRows(at: paths([3]), with: .automatic)
        #expect(list.displayed == [99])
        #expect(list.shown == [0, 1, 2, 99] + Array(3..<11))
    }

    @Test("An insertion below the visible rows displays none")
    func insertionBelow() {
        list.numbers.append(99)
        list.tableView.insertRows(at: paths([40]), with: .automatic)
        #expect(list.displayed.isEmpty)
    }

    @Test("After a deletion only rows that enter the screen are displayed")
    func deletion() {
        list.numbers.removeFirst(2)
        list.tableView.deleteRows(at: paths([0, 1]), with: .automatic)
        #expect(list.displayed == [12, 13])
    }

    @Test("A row is displayed after its cell was filled, and has a cell then")
    func order() {
        var cells: [UITableViewCell?] = []
        list.onDisplay = { [list] number in
            #expect(list.filled.contains(number))
            cells.append(list.cell(number))
        }
        list.tableView.scroll(to: 13)
        #expect(cells.count == 2)
        #expect(cells.allSatisfy { $0?.window === driver.window })
        list.onDisplay = { _ in }
    }
}
