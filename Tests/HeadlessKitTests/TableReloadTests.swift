internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The loading of a table")
struct TableReloadTests {
    private let list = NumberList(0..<40)
    private let driver: ScreenDriver

    init() {
        driver = ScreenDriver(rootViewController: list)
    }

    @Test("A table in a window loads its first rows without a call of reloadData")
    func firstLayout() {
        #expect(driver.rows == rows(0..<12))
        #expect(list.tableView.numberOfRows(inSection: 0) == 40)
    }

    @Test("A table that is in no window loads no cells")
    func noWindow() {
        let list = NumberList(0..<3)
        list.loadViewIfNeeded()
        #expect(list.filled.isEmpty)
        list.tableView.reloadData()
        #expect(list.tableView.numberOfRows(inSection: 0) == 3)
        #expect(list.filled.isEmpty)
    }

    @Test("reloadData requests the number of rows at once, and cells at the next layout")
    func whenReloading() {
        list.forget()
        list.numbers = Array(100..<105)
        list.tableView.reloadData()
        #expect(list.countings == 1)
        #expect(list.tableView.numberOfRows(inSection: 0) == 5)
        #expect(list.filled.isEmpty)
        driver.finishEvent()
        #expect(list.filled == Array(100..<105))
        #expect(driver.rows == rows(100..<105))
        #expect(list.countings == 1)
    }

    @Test("Several reloads before the layout load the cells once")
    func reloadsTwice() {
        list.forget()
        list.tableView.reloadData()
        list.tableView.reloadData()
        driver.finishEvent()
        #expect(list.filled == Array(0..<12))
        #expect(list.displayed == Array(0..<12))
    }

    @Test("A changed data source has no effect before a reload")
    func noReload() {
        list.numbers = [7]
        driver.finishEvent()
        #expect(list.tableView.numberOfRows(inSection: 0) == 40)
        #expect(driver.rows == rows(0..<12))
    }

    @Test("layoutIfNeeded loads the cells now, and does nothing without a reload")
    func layout() {
        list.forget()
        list.tableView.layoutIfNeeded()
        #expect(list.filled.isEmpty)
        list.tableView.reloadData()
        list.tableView.layoutIfNeeded()
        #expect(list.filled == Array(0..<12))
        driver.finishEvent()
        #expect(list.filled == Array(0..<12))
    }

    @Test("The visible cells and the positions of visible rows are those after a layout")
    func forcesLayout() {
        list.numbers = [7, 8]
        list.tableView.reloadData()
        #expect(list.tableView.visibleCells.map(\.accessibilityIdentifier) == rows([7, 8]))
        list.numbers = [9]
        list.tableView.reloadData()
        list.forget()
        #expect(list.tableView.indexPathsForVisibleRows == paths([0]))
        #expect(list.filled == [9])
    }

    @Test("After reloadData no row has a cell before the layout")
    func noCells() {
        list.tableView.reloadData()
        #expect(list.cell(0) == nil)
        list.tableView.layoutIfNeeded()
        #expect(list.cell(0) != nil)
    }

    @Test("A reload keeps the position, and moves it up if rows were removed")
    func keepsPosition() {
        func reload(_ count: Int) -> [String] {
            list.numbers = Array(0..<count)
            list.tableView.reloadData()
            driver.finishEvent()
            return driver.rows
        }
        list.tableView.scroll(to: 39)
        #expect(reload(40) == rows(28...39))
        #expect(reload(35) == rows(23...34))
        #expect(reload(5) == rows(0...4))
        #expect(reload(40) == rows(0...11))
    }

    @Test("The delegate may reload while rows are about to be displayed, and gets no removed rows")
    func reloadsWhileDisplaying() {
        list.tableView.scroll(to: 39)
        list.forget()
        list.onDisplay = { [list] number in
            guard number == 30 else { return }
            list.numbers = Array(0..<5)
            list.tableView.reloadData()
        }
        list.tableView.reloadData()
        driver.finishEvent()
        #expect(list.displayed == [28, 29, 30] + Array(0..<5))
        #expect(driver.rows == rows(0...4))
        list.onDisplay = { _ in }
    }

    @Test("A table without a data source has no rows")
    func noDataSource() {
        let table = UITableView()
        table.reloadData()
        table.scroll(to: 1)
        #expect(table.visibleCells.isEmpty)
        #expect(table.indexPathsForVisibleRows == [])
        #expect(table.numberOfRows(inSection: 0) == 0)
    }

    @Test("A table does not retain its data source and its delegate")
    func weakReferences() {
        let table = UITableView()
        do {
            let list = NumberList(0..<3)
            table.dataSource = list
            table.delegate = list
        }
        #expect(table.dataSource == nil)
        #expect(table.delegate == nil)
    }
}
