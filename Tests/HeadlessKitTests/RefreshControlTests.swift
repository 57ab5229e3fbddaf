internal import HeadlessKit
internal import HeadlessKitDriver
internal import Testing

@MainActor
@Suite("The refresh control")
struct RefreshControlTests {
    private let tableView = UITableView()
    private let refreshControl = UIRefreshControl()
    private let driver: ScreenDriver
    private let log = CallLog()

    init() {
        let controller = UIViewController()
        driver = ScreenDriver(rootViewController: controller)
        tableView.accessibilityIdentifier = "blogs"
        tableView.refreshControl = refreshControl
        controller.view.addSubview(tableView)
        refreshControl.addAction(UIAction { [log] _ in log.add("pull") }, for: .valueChanged)
    }

    @Test("A pull starts the refresh and reports it once until the application ends it")
    func pull() {
        tableView.pullToRefresh()
        tableView.pullToRefresh()
        #expect(refreshControl.isRefreshing)
        #expect(log.take() == ["pull"])
        refreshControl.endRefreshing()
        #expect(!refreshControl.isRefreshing)
        tableView.pullToRefresh()
        #expect(log.take() == ["pull"])
    }

    @Test("A refresh that the application begins is not reported")
    func begin() {
        refreshControl.beginRefreshing()
        #expect(refreshControl.isRefreshing)
        #expect(log.take().isEmpty)
    }

    @Test("Ending a refresh when none is in progress does nothing")
    func end() {
        refreshControl.endRefreshing()
        #expect(!refreshControl.isRefreshing)
        #expect(log.take().isEmpty)
    }

    @Test("A refresh can end during its own action")
    func immediateEnd() {
        refreshControl.addAction(
            UIAction { [weak refreshControl] _ in refreshControl?.endRefreshing() },
            for: .valueChanged
        )
        tableView.pullToRefresh()
        #expect(!refreshControl.isRefreshing)
    }

    @Test("The list shows an activity indicator during a refresh")
    func element() {
        #expect(driver.elements().isEmpty)
        tableView.pullToRefresh()
        #expect(driver.elements() == [Element(id: "blogs.refreshing", kind: .activity)])
        refreshControl.endRefreshing()
        #expect(driver.elements().isEmpty)
    }

    @Test("A list without refresh control ignores a pull")
    func noControl() {
        tableView.refreshControl = nil
        tableView.pullToRefresh()
        #expect(driver.elements().isEmpty)
    }
}
