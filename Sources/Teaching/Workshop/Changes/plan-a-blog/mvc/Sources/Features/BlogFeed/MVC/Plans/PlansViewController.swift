internal import HeadlessKit
internal import Model

final class PlansViewController: ViewController {
    private enum FirstLoad { case running, failed, done }

    private let userID: User.ID
    private let blogService: any BlogService
    private let onSelectPlan: (Plan.ID) -> Void
    private lazy var plansView = PlansView()

    private var rows: [PlanCellController] = []
    private var firstLoad = FirstLoad.done
    private var isRefreshing = false

    init(
        userID: User.ID,
        blogService: any BlogService,
        onSelectPlan: @escaping (Plan.ID) -> Void
    ) {
        self.userID = userID
        self.blogService = blogService
        self.onSelectPlan = onSelectPlan
    }

    override func loadView() { view = plansView }

    override func viewDidLoad() {
        super.viewDidLoad()
        plansView.tableView.dataSource = self
        plansView.tableView.delegate = self
        plansView.refreshControl.addAction(
            Action { [weak self] _ in self?.pullToRefresh() },
            for: .valueChanged
        )
        plansView.onRetry = { [weak self] in self?.loadPlans() }
        loadPlans()
    }

    private func loadPlans() {
        firstLoad = .running
        plansView.showLoading()
        blogService.plans(userID: userID) { [weak self] result in
            guard let self else { return }
            plansView.refreshControl.endRefreshing()
            switch result {
            case .success(let plans):
                firstLoad = .done
                show(plans)
            case .failure:
                firstLoad = .failed
                plansView.showError("Could not load plans")
            }
        }
    }

    private func pullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadPlans()
        case .done: refresh()
        }
    }

    private func refresh() {
        guard !isRefreshing else { return }
        isRefreshing = true
        blogService.plans(userID: userID) { [weak self] result in
            guard let self else { return }
            isRefreshing = false
            plansView.refreshControl.endRefreshing()
            switch result {
            case .success(let plans): show(plans)
            case .failure: showToast("Could not refresh")
            }
        }
    }

    private func show(_ plans: [Plan]) {
        rows = plans.map(PlanCellController.init)
        if plans.isEmpty { plansView.showEmpty("Nothing planned") } else { plansView.showRows() }
        plansView.tableView.reloadData()
    }
}

extension PlansViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(PlanCell.self)
        rows[indexPath.row].fill(cell)
        return cell
    }
}

extension PlansViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        onSelectPlan(rows[indexPath.row].plan.id)
    }
}
