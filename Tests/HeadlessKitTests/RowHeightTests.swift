internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

/// A list with given row heights.
private final class HighRows: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView()
    var heights: [CGFloat]
    private(set) var asked: [Int] = []
    private(set) var filled: [Int] = []

    init(_ heights: [CGFloat]) {
        self.heights = heights
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        tableView.dataSource = self
        tableView.delegate = self
        view = tableView
    }

    func forget() {
        asked = []
        filled = []
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        heights.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        filled.append(indexPath.row)
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.accessibilityIdentifier = "row.\(indexPath.row)"
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.append(indexPath.row)
        return heights[indexPath.row]
    }
}

@MainActor
@Suite("The heights of rows")
struct RowHeightTests {
    private let list = HighRows((0..<30).map { CGFloat($0) })
    private let driver: ScreenDriver

    init() {
        driver = ScreenDriver(rootViewController: list)
    }

    @Test("The text of a row is its height, or empty if the cell knows it itself")
    func element() {
        list.heights = [3, UITableView.automaticDimension, 5]
        list.tableView.reloadData()
        driver.finishEvent()
        #expect(driver.texts == ["3", "", "5"])
        #expect(
            ScreenText.lines(for: driver.elements()) == [
                "── row.0 ↕ 3", "── row.1", "── row.2 ↕ 5",
            ]
        )
    }

    @Test("Heights are requested only for rows that enter the screen")
    func enteringRows() {
        #expect(list.asked == Array(0..<12))
        list.forget()
        list.tableView.scroll(to: 13)
        #expect(list.asked == [12, 13])
        #expect(driver.texts == (2...13).map(String.init))
        list.forget()
        list.tableView.scroll(to: 0)
        #expect(list.asked == [0, 1])
    }

    @Test("A batch update requests the heights of visible rows again without filling cells")
    func batchUpdate() {
        list.forget()
        list.heights = (0..<30).map { CGFloat($0 * 2) }
        driver.finishEvent()
        #expect(list.asked.isEmpty)
        list.tableView.performBatchUpdates(nil)
        #expect(list.asked == Array(0..<12))
        #expect(list.filled.isEmpty)
        #expect(driver.texts == (0..<12).map { "\($0 * 2)" })
    }

    @Test("After an update rows have the heights of their new positions")
    func deletion() {
        list.heights.removeFirst(2)
        list.tableView.deleteRows(at: paths([0, 1]), with: .automatic)
        #expect(driver.texts == (2...13).map(String.init))
    }

    @Test("A reused cell does not keep the height of its earlier row")
    func reusedCell() {
        list.tableView.delegate = nil
        list.tableView.scroll(to: 12)
        #expect(driver.texts == (1..<12).map(String.init) + [""])
    }

    @Test("Without a height from the delegate, rows have the height of their cells")
    func noHeight() {
        let driver = ScreenDriver(rootViewController: NumberList(0..<2))
        #expect(driver.elements().filter { $0.kind == .row }.map(\.text) == ["", ""])
    }
}
