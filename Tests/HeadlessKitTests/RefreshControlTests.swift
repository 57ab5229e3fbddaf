import HeadlessKit
import Testing

@MainActor
@Suite("The refresh control")
struct RefreshControlTests {
    private let tableView = TableView()
    private let refreshControl = RefreshControl()
    private let window: Window

    init() {
        let controller = ViewController()
        window = Window(rootViewController: controller)
        tableView.accessibilityIdentifier = "blogs"
        tableView.refreshControl = refreshControl
        controller.view.addSubview(tableView)
    }

    @Test("A pull starts the refresh and reports it once until it ends")
    func pull() {
        var pulls = 0
        refreshControl.addAction(Action { _ in pulls += 1 }, for: .valueChanged)
        tableView.pullToRefresh()
        tableView.pullToRefresh()
        #expect(refreshControl.isRefreshing)
        #expect(pulls == 1)
        refreshControl.endRefreshing()
        #expect(!refreshControl.isRefreshing)
        tableView.pullToRefresh()
        #expect(pulls == 2)
    }

    @Test("A refresh that the application begins is not reported")
    func begin() {
        var pulls = 0
        refreshControl.addAction(Action { _ in pulls += 1 }, for: .valueChanged)
        refreshControl.beginRefreshing()
        #expect(refreshControl.isRefreshing)
        #expect(pulls == 0)
    }

    @Test("A refresh can end during its own action")
    func immediateEnd() {
        refreshControl.addAction(
            Action { [refreshControl] _ in refreshControl.endRefreshing() },
            for: .valueChanged
        )
        tableView.pullToRefresh()
        #expect(!refreshControl.isRefreshing)
    }

    @Test("The list shows an activity indicator during a refresh")
    func element() {
        #expect(window.elements().isEmpty)
        tableView.pullToRefresh()
        #expect(window.elements() == [Element(id: "blogs.refreshing", kind: .activity)])
        refreshControl.endRefreshing()
        #expect(window.elements().isEmpty)
    }

    @Test("A list without refresh control ignores a pull")
    func noControl() {
        tableView.refreshControl = nil
        tableView.pullToRefresh()
        #expect(window.elements().isEmpty)
    }
}
