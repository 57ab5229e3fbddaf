internal import AppSupport
internal import BlogFeed
internal import DataBinding
internal import HeadlessKit

final class DraftsViewController: UIViewController {
    private let viewModel: DraftsViewModel
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()

    init(viewModel: DraftsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        bind()
        viewModel.loadDrafts()
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = BlogFeedElement.Drafts.loading
        errorLabel.accessibilityIdentifier = BlogFeedElement.Drafts.error
        retryButton.accessibilityIdentifier = BlogFeedElement.Drafts.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.viewModel.loadDrafts() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = BlogFeedElement.Drafts.empty
        tableView.accessibilityIdentifier = BlogFeedElement.Drafts.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.viewModel.pullToRefresh() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
    }

    private func bind() {
        viewModel.placeholder.bind(to: self) { $0.show($1) }
        viewModel.isRefreshing.bind(to: self) { controller, isRefreshing in
            if !isRefreshing { controller.refreshControl.endRefreshing() }
        }
        viewModel.rows.bind(to: self) { controller, _ in controller.tableView.reloadData() }
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
    }

    private func show(_ placeholder: DraftsViewModel.Placeholder) {
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

extension DraftsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.rows.value.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "DraftCell") as? DraftCell
            ?? DraftCell(style: .default, reuseIdentifier: "DraftCell")
        cell.show(viewModel.rows.value[indexPath.row])
        return cell
    }
}

extension DraftsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selectDraft(at: indexPath.row)
    }
}
