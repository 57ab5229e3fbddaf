internal import HeadlessKit
internal import Testing

@MainActor
@Suite("The insertion and deletion of rows")
struct TableUpdateTests {
    private final class List: ViewController, TableViewDataSource, TableViewDelegate {
        let tableView = TableView()
        var ids: [Int]
        private(set) var filled: [Int] = []
        private(set) var displayed: [Int] = []

        init(ids: [Int]) {
            self.ids = ids
        }

        override func loadView() {
            tableView.dataSource = self
            tableView.delegate = self
            tableView.reloadData()
            view = tableView
        }

        func forget() {
            filled = []
            displayed = []
        }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
            ids.count
        }

        func tableView(
            _ tableView: TableView,
            cellForRowAt indexPath: IndexPath
        ) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(NumberCell.self)
            let id = ids[indexPath.row]
            filled.append(id)
            cell.accessibilityIdentifier = "row.\(id)"
            return cell
        }

        func tableView(
            _ tableView: TableView,
            willDisplay cell: TableViewCell,
            forRowAt indexPath: IndexPath
        ) {
            displayed.append(ids[indexPath.row])
        }

        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int? {
            ids[indexPath.row]
        }
    }

    private func list(_ ids: [Int]) -> (list: List, window: Window) {
        let list = List(ids: ids)
        let window = Window(rootViewController: list)
        list.forget()
        return (list, window)
    }

    private func paths(_ rows: Int...) -> [IndexPath] {
        rows.map { IndexPath(row: $0, section: 0) }
    }

    @Test("Inserted rows are filled, and the other visible rows keep their cells")
    func insertion() {
        let (list, window) = list([1, 2, 3])
        let second = window.view(identifiedBy: "row.2")
        list.ids = [9, 1, 2, 8, 3]
        list.tableView.insertRows(at: paths(0, 3), with: .automatic)
        #expect(window.rows == ["row.9", "row.1", "row.2", "row.8", "row.3"])
        #expect(list.filled == [9, 8])
        #expect(window.view(identifiedBy: "row.2") === second)
        #expect(list.displayed == [9, 1, 2, 8, 3])
    }

    @Test("Deleted rows disappear, and rows below enter the window")
    func deletion() {
        let (list, window) = list(Array(0..<20))
        list.ids.removeFirst(2)
        list.tableView.deleteRows(at: paths(0, 1), with: .automatic)
        #expect(window.rows.first == "row.2")
        #expect(window.rows.last == "row.13")
        #expect(list.filled == [12, 13])
        #expect(list.tableView.numberOfRows == 18)
    }

    @Test("A batch counts deleted rows before it and inserted rows after it")
    func batch() {
        let (list, window) = list([1, 2, 3, 4])
        var isFinished = false
        list.ids = [1, 5, 4]
        list.tableView.performBatchUpdates {
            list.tableView.insertRows(at: paths(1), with: .automatic)
            list.tableView.deleteRows(at: paths(1, 2), with: .automatic)
        } completion: {
            isFinished = $0
        }
        #expect(isFinished)
        #expect(window.rows == ["row.1", "row.5", "row.4"])
        #expect(list.filled == [5])
        #expect(window.elements().map(\.text) == ["1", "", "", "5", "", "", "4", "", ""])
    }

    @Test("Deleting the last page moves the window up")
    func windowAtTheEnd() {
        let (list, window) = list(Array(0..<20))
        list.tableView.scrollToRow(at: 19)
        list.ids.removeLast(8)
        let deleted = (12..<20).map { IndexPath(row: $0, section: 0) }
        list.tableView.deleteRows(at: deleted, with: .automatic)
        #expect(list.tableView.indexPathsForVisibleRows?.map(\.row) == Array(0..<12))
        #expect(list.tableView.visibleCells.map(\.accessibilityIdentifier) == window.rows)
        #expect(window.rows.first == "row.0")
    }

    @Test("After an insertion an index path refers to another row")
    func indexIsNoIdentity() {
        let (list, window) = list([1, 2])
        let position = IndexPath(row: 1, section: 0)
        let cell = list.tableView.cellForRow(at: position)
        list.ids = [3, 1, 2]
        list.tableView.insertRows(at: paths(0), with: .automatic)
        #expect(list.tableView.cellForRow(at: position) === window.view(identifiedBy: "row.1"))
        #expect(cell === window.view(identifiedBy: "row.2"))
    }

    @Test("An update that contradicts the data source ends the process")
    func disagreement() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let list = List(ids: [1, 2])
                let window = Window(rootViewController: list)
                list.ids = [1, 2, 3, 4]
                let path = IndexPath(row: 2, section: 0)
                list.tableView.insertRows(at: [path], with: .automatic)
                withExtendedLifetime(window) {}
            }
        }
    }
}
