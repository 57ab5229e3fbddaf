internal import HeadlessKit
internal import Testing

@MainActor
@Suite("The cells of a table")
struct TableReuseTests {
    private let list: NumberList
    private let window: Window

    init() {
        list = NumberList(count: 200)
        window = Window(rootViewController: list)
    }

    @Test("Scrolling and reloading create no more cells than fit the window")
    func bounded() {
        let made = View.madeCount
        for row in [199, 0, 12, 13, 14, 3, 150, 149, 138, 137, 160, 0] {
            list.tableView.scrollToRow(at: row)
            list.tableView.reloadData()
        }
        #expect(View.madeCount == made)
        #expect(list.cells.count == 12)
    }

    @Test("A row that enters the window reuses the cell of the row that leaves it")
    func handedOn() {
        let before = (0..<12).map { window.view(identifiedBy: "number.\($0)") }
        list.forget()
        list.tableView.scrollToRow(at: 12)
        #expect(list.filled == [12])
        let after = (1..<13).map { window.view(identifiedBy: "number.\($0)") }
        #expect(after[11] === before[0])
        #expect(zip(after, before.dropFirst()).allSatisfy { $0 === $1 })
    }

    @Test("A cell is prepared for reuse when it is dequeued for another row")
    func prepares() {
        #expect(list.log == (0..<12).map { "fill \($0)" }, "new cells are not prepared")
        list.forget()
        list.tableView.scrollToRow(at: 13)
        #expect(list.log == ["reuse 1", "fill 12", "reuse 0", "fill 13"])
    }

    @Test("A reload returns all cells to the queue and prepares only those that it dequeues")
    func preparesAfterReload() {
        list.count = 3
        list.tableView.reloadData()
        list.forget()
        list.tableView.reloadData()
        #expect(list.log == ["reuse 2", "fill 0", "reuse 1", "fill 1", "reuse 0", "fill 2"])
        list.forget()
        list.count = 1
        list.tableView.reloadData()
        #expect(list.log == ["reuse 2", "fill 0"])
    }

    @Test("Only visible rows have a cell")
    func cellForRow() {
        list.tableView.scrollToRow(at: 20)
        list.forget()
        #expect(
            list.tableView.cellForRow(at: IndexPath(row: 9, section: 0))
                === window.view(identifiedBy: "number.9")
        )
        #expect(
            list.tableView.cellForRow(at: IndexPath(row: 20, section: 0))
                === window.view(identifiedBy: "number.20")
        )
        #expect(list.tableView.cellForRow(at: IndexPath(row: 8, section: 0)) == nil)
        #expect(list.tableView.cellForRow(at: IndexPath(row: 21, section: 0)) == nil)
        #expect(list.tableView.cellForRow(at: IndexPath(row: -1, section: 0)) == nil)
        #expect(list.filled.isEmpty)
    }

    @Test("willDisplay is sent after each reload and scroll, also without movement")
    func announced() {
        #expect(list.displayed == Array(0..<12))
        list.forget()
        list.tableView.scrollToRow(at: 500)
        #expect(list.displayed == Array(188..<200))
        list.forget()
        list.tableView.scrollToRow(at: 500)
        #expect(list.displayed == Array(188..<200))
        list.forget()
        list.tableView.reloadData()
        #expect(list.displayed == Array(188..<200))
    }

    @Test("A delegate can reload in willDisplay, and gets no removed rows")
    func changedWhileAnnouncing() {
        list.tableView.scrollToRow(at: 199)
        list.forget()
        list.onDisplay = { [list] row in
            guard row == 190, list.count == 200 else { return }
            list.count = 5
            list.tableView.reloadData()
        }
        list.tableView.reloadData()
        #expect(list.displayed == [188, 189, 190] + Array(0..<5))
        #expect(window.rows == (0...4).rows)
    }

    @Test("A tap on a cell selects the row that it shows now")
    func selection() throws {
        let cell = try #require(window.view(identifiedBy: "number.0"))
        cell.tap()
        list.tableView.scrollToRow(at: 12)
        cell.tap()
        #expect(list.selected == [0, 12])
    }

    @Test("A cell that shows no row cannot be tapped")
    func unused() throws {
        let cell = try #require(window.view(identifiedBy: "number.0"))
        list.count = 0
        list.tableView.reloadData()
        #expect(!cell.isTappable)
        cell.tap()
        #expect(list.selected.isEmpty)
    }

    @Test("A hidden cell is not visible and cannot be found")
    func hiddenCell() throws {
        let cell = try #require(window.view(identifiedBy: "number.1"))
        cell.isHidden = true
        #expect(Array(window.rows.prefix(2)) == ["number.0", "number.2"])
        #expect(window.view(identifiedBy: "number.1.label") == nil)
    }
}
