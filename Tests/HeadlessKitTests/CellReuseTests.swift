internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The reuse of cells")
struct CellReuseTests {
    private let list = NumberList(0..<200)
    private let driver: ScreenDriver

    init() {
        driver = ScreenDriver(rootViewController: list)
    }

    private final class OneCell: NSObject, UITableViewDataSource {
        let cell: UITableViewCell

        init(_ cell: UITableViewCell) {
            self.cell = cell
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(
            _ tableView: UITableView,
            cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { cell }
    }

    /// Returns a table that has shown a cell.
    private func table(reusing cell: UITableViewCell) -> UITableView {
        let table = UITableView()
        let dataSource = OneCell(cell)
        table.dataSource = dataSource
        _ = table.visibleCells
        table.reloadData()
        return table
    }

    @Test("Scrolling and reloading create no more cells than are visible")
    func bounded() {
        let made = UIView.madeCount
        for row in [199, 0, 12, 13, 14, 3, 150, 149, 138, 137, 160, 0] {
            list.tableView.scroll(to: row)
            list.tableView.reloadData()
            driver.finishEvent()
        }
        #expect(UIView.madeCount == made)
        #expect(list.shown == Array(0..<12))
    }

    @Test("A cell is dequeued by its reuse identifier; without a used cell there is none")
    func identifiers() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "a")
        let table = table(reusing: cell)
        #expect(cell.reuseIdentifier == "a")
        #expect(table.dequeueReusableCell(withIdentifier: "b") == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "a") === cell)
        #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    }

    @Test("A cell without a reuse identifier is not reused")
    func noIdentifier() {
        let table = table(reusing: UITableViewCell(style: .default, reuseIdentifier: nil))
        #expect(table.dequeueReusableCell(withIdentifier: "") == nil)
    }

    @Test("A row that enters the screen reuses the cell of the row that leaves it")
    func handedOn() {
        let before = list.tableView.visibleCells
        list.forget()
        list.tableView.scroll(to: 12)
        #expect(list.filled == [12])
        let after = list.tableView.visibleCells
        #expect(after[11] === before[0])
        #expect(zip(after, before.dropFirst()).allSatisfy { $0 === $1 })
    }

    @Test("A cell is prepared for reuse when it is dequeued, just before it is filled")
    func prepares() {
        #expect(list.log == (0..<12).map { "fill \($0)" }, "new cells are not prepared")
        list.forget()
        list.tableView.scroll(to: 13)
        #expect(list.log == ["reuse 1", "fill 12", "reuse 0", "fill 13"])
    }

    @Test("A reload puts all cells into the queue and prepares only those that it dequeues")
    func preparesAfterReload() {
        list.numbers = [0, 1, 2]
        list.tableView.reloadData()
        driver.finishEvent()
        list.forget()
        list.tableView.reloadData()
        driver.finishEvent()
        #expect(list.log == ["reuse 2", "fill 0", "reuse 1", "fill 1", "reuse 0", "fill 2"])
        list.forget()
        list.numbers = [0]
        list.tableView.reloadData()
        driver.finishEvent()
        #expect(list.log == ["reuse 2", "fill 0"])
    }

    @Test("A cell that leaves the screen is not prepared for reuse, and keeps what it shows")
    func keepsContent() {
        let cell = list.cell(11)
        list.forget()
        list.numbers = []
        list.tableView.reloadData()
        driver.finishEvent()
        #expect(list.log.isEmpty)
        #expect(cell?.label.text == "11")
        #expect(cell?.superview == nil)
        #expect(cell?.window == nil)
    }

    @Test("A tap on a cell selects the row that it shows now")
    func selection() throws {
        let cell = try #require(list.cell(0))
        cell.tapReaction?()
        list.tableView.scroll(to: 12)
        cell.tapReaction?()
        #expect(list.selected == [0, 12])
    }

    @Test("A cell that shows no row does not react to taps")
    func unused() throws {
        let cell = try #require(list.cell(0))
        list.numbers = []
        list.tableView.reloadData()
        #expect(cell.tapReaction == nil)
    }
}
