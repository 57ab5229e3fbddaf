internal import HeadlessKit
internal import Testing

/// A list with given row heights.
private final class HighRows: ViewController, TableViewDataSource, TableViewDelegate {
    let tableView = TableView()
    var heights: [Int?]
    private(set) var asked: [Int] = []

    init(_ heights: [Int?]) {
        self.heights = heights
    }

    override func loadView() {
        tableView.dataSource = self
        tableView.delegate = self
        tableView.reloadData()
        view = tableView
    }

    func forget() {
        asked = []
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        heights.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(TableViewCell.self)
        cell.accessibilityIdentifier = "row.\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int? {
        asked.append(indexPath.row)
        return heights[indexPath.row]
    }
}

@MainActor
@Suite("The heights of rows")
struct RowHeightTests {
    private let list: HighRows
    private let window: Window

    init() {
        list = HighRows((0..<30).map { $0 })
        window = Window(rootViewController: list)
    }

    private func shown() -> [String] { window.elements().map(\.text) }

    @Test("The text of a row is its height, or empty without a height")
    func reads() {
        list.heights = [3, nil, 5]
        list.tableView.reloadData()
        #expect(shown() == ["3", "", "5"])
        #expect(
            ScreenText.lines(for: window.elements()) == [
                "── row.0 ↕ 3", "── row.1", "── row.2 ↕ 5",
            ]
        )
    }

    @Test("Heights are requested only for rows that enter the window")
    func asksForShownRows() {
        #expect(list.asked == Array(0..<12))
        list.forget()
        list.tableView.scrollToRow(at: 13)
        #expect(list.asked == [12, 13])
        #expect(shown() == (2...13).map(String.init))
        list.forget()
        list.tableView.scrollToRow(at: 0)
        #expect(list.asked == [0, 1])
    }

    @Test("A batch update requests heights again without filling cells")
    func updates() {
        list.forget()
        list.heights = (0..<30).map { $0 * 2 }
        list.tableView.performBatchUpdates(nil)
        #expect(list.asked == Array(0..<12))
        #expect(shown() == (0..<12).map { "\($0 * 2)" })
    }

    @Test("A list whose delegate gives no heights has rows without a height")
    func saysNothing() {
        let numbers = NumberList(count: 2)
        let window = Window(rootViewController: numbers)
        #expect(window.elements().filter { $0.kind == .row }.map(\.text) == ["", ""])
    }
}
