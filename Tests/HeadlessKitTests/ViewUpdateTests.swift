internal import HeadlessKit
internal import HeadlessKitDriver
internal import Observation
internal import Testing

@Observable
private final class Number {
    var value = 0
}

/// A cell that shows an observed number.
private final class NumberView: UITableViewCell {
    var number: Number? {
        didSet { setNeedsUpdateProperties() }
    }
    let log: CallLog

    init(_ log: CallLog) {
        self.log = log
        super.init(style: .default, reuseIdentifier: "NumberView")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func updateProperties() {
        super.updateProperties()
        log.add("update \(number?.value ?? -1)")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        log.add("layout")
    }
}

/// A list of observed numbers.
private final class Numbers: UIViewController, UITableViewDataSource {
    let tableView = UITableView()
    var numbers = [Number()]
    let log = CallLog()

    override func loadView() {
        tableView.dataSource = self
        view = tableView
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        numbers.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "NumberView") as? NumberView
            ?? NumberView(log)
        cell.number = numbers[indexPath.row]
        return cell
    }
}

@MainActor
@Suite("The update and the layout of a view")
struct ViewUpdateTests {
    private let list = Numbers()
    private let driver: ScreenDriver
    private let log: CallLog

    init() {
        log = list.log
        driver = ScreenDriver(rootViewController: list)
    }

    private var cell: UITableViewCell? { list.tableView.visibleCells.first }

    @Test("A cell is updated after it was filled, and once after each change of what it read")
    func cellUpdates() {
        #expect(log.take() == ["update 0"])
        list.numbers[0].value = 1
        list.numbers[0].value = 2
        #expect(log.take().isEmpty)
        driver.finishEvent()
        #expect(log.take() == ["update 2"])
        driver.finishEvent()
        #expect(log.take().isEmpty)
    }

    @Test("A reused cell is updated from its new row only")
    func reusedCell() {
        let old = list.numbers[0]
        list.numbers = [Number()]
        list.numbers[0].value = 7
        list.tableView.reloadData()
        driver.finishEvent()
        _ = log.take()
        old.value = 3
        driver.finishEvent()
        #expect(log.take().isEmpty)
        list.numbers[0].value = 8
        driver.finishEvent()
        #expect(log.take() == ["update 8"])
    }

    @Test("A cell that shows no row is not updated, until it shows one again")
    func unusedCell() {
        let number = list.numbers[0]
        list.numbers = []
        list.tableView.reloadData()
        driver.finishEvent()
        _ = log.take()
        number.value = 3
        driver.finishEvent()
        #expect(log.take().isEmpty)
        list.numbers = [number]
        list.tableView.reloadData()
        driver.finishEvent()
        #expect(log.take() == ["update 3"])
    }

    @Test("A requested layout happens once after the event, after updates of properties")
    func layout() {
        _ = log.take()
        cell?.setNeedsLayout()
        cell?.setNeedsLayout()
        cell?.setNeedsUpdateProperties()
        #expect(log.take().isEmpty)
        driver.finishEvent()
        #expect(log.take() == ["update 0", "layout"])
    }

    @Test("layoutIfNeeded performs a requested layout now, and nothing else")
    func layoutIfNeeded() {
        _ = log.take()
        cell?.layoutIfNeeded()
        #expect(log.take().isEmpty)
        cell?.setNeedsLayout()
        cell?.layoutIfNeeded()
        #expect(log.take() == ["layout"])
        driver.finishEvent()
        #expect(log.take().isEmpty)
    }

    @Test("A layout that was requested outside of a window happens when the view enters one")
    func outsideOfWindow() {
        let view = NumberView(log)
        view.setNeedsLayout()
        view.setNeedsUpdateProperties()
        driver.finishEvent()
        _ = log.take()
        let screen = UIViewController()
        let box = UIView()
        box.addSubview(view)
        let other = ScreenDriver(rootViewController: screen)
        #expect(log.take().isEmpty)
        screen.view.addSubview(box)
        #expect(log.take().isEmpty)
        other.finishEvent()
        #expect(log.take() == ["update -1", "layout"])
    }
}
