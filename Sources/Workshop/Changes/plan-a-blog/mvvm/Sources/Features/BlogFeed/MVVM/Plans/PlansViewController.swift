internal import BlogFeed
internal import HeadlessKit

final class PlansViewController: ViewController {
    private let viewModel: PlansViewModel
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var emptyLabel = Label()
    private lazy var tableView = TableView()

    init(viewModel: PlansViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        bind()
        viewModel.loadPlans()
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = BlogFeedElement.Plans.loading
        errorLabel.accessibilityIdentifier = BlogFeedElement.Plans.error
        retryButton.accessibilityIdentifier = BlogFeedElement.Plans.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [weak self] _ in self?.viewModel.loadPlans() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Plans.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Plans.list
        tableView.dataSource = self
        tableView.delegate = self
        tableView.onPullToRefresh = { [weak self] in self?.viewModel.pullToRefresh() }
        let subviews = [activityIndicator, errorLabel, retryButton, emptyLabel, tableView]
        subviews.forEach(view.addSubview)
    }

    private func bind() {
        viewModel.onPlaceholderChange = { [weak self] in self?.show($0) }
        viewModel.onRowsChange = { [weak self] in self?.tableView.reloadData() }
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
    }

    private func show(_ placeholder: PlansViewModel.Placeholder) {
        activityIndicator.stopAnimating()
        errorLabel.isHidden = true
        retryButton.isHidden = true
        emptyLabel.isHidden = true
        switch placeholder {
        case .none:
            break
        case .loading:
            activityIndicator.startAnimating()
        case .error(let text):
            errorLabel.text = text
            errorLabel.isHidden = false
            retryButton.isHidden = false
        case .empty(let text):
            emptyLabel.text = text
            emptyLabel.isHidden = false
        }
    }
}

extension PlansViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(PlanCell.self)
        cell.show(viewModel.rows[indexPath.row])
        return cell
    }
}

extension PlansViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selectPlan(at: indexPath.row)
    }
}
