internal import AppSupport
internal import Comments
internal import DataBinding
internal import HeadlessKit

final class CommentsViewController: UIViewController {
    private let viewModel: CommentsViewModel
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()
    private lazy var footerView = UIView()
    private lazy var footerLabel = UILabel()
    private lazy var retryMoreButton = UIButton(type: .system)

    init(viewModel: CommentsViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        bind()
        viewModel.start()
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = CommentsElement.loading
        errorLabel.accessibilityIdentifier = CommentsElement.error
        retryButton.accessibilityIdentifier = CommentsElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.viewModel.loadFirstPage() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = CommentsElement.empty
        tableView.accessibilityIdentifier = CommentsElement.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.viewModel.pullToRefresh() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        tableView.tableFooterView = footerView
        footerLabel.accessibilityIdentifier = CommentsElement.footer
        retryMoreButton.accessibilityIdentifier = CommentsElement.retryMore
        retryMoreButton.setTitle("Retry", for: .normal)
        retryMoreButton.addAction(
            UIAction { [weak self] _ in self?.viewModel.retryNextPage() },
            for: .touchUpInside
        )
        footerView.addStack(of: [footerLabel, retryMoreButton])
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
    }

    private func bind() {
        viewModel.placeholder.bind(to: self) { $0.show($1) }
        viewModel.footer.bind(to: self) { $0.show($1) }
        viewModel.isRefreshing.bind(to: self) { controller, isRefreshing in
            if !isRefreshing { controller.refreshControl.endRefreshing() }
        }
        viewModel.rows.bind(to: self) { controller, _ in controller.tableView.reloadData() }
        viewModel.onHeightsChange = { [weak self] in self?.tableView.performBatchUpdates(nil) }
        viewModel.onMessage = { [weak self] in self?.showToast($0) }
    }

    private func show(_ placeholder: CommentsViewModel.Placeholder) {
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

    private func show(_ footer: CommentsViewModel.Footer) {
        switch footer {
        case .hidden:
            footerView.isHidden = true
        case .loading(let text), .end(let text):
            showFooter(text, canRetry: false)
        case .failed(let text):
            showFooter(text, canRetry: true)
        }
    }

    private func showFooter(_ text: String, canRetry: Bool) {
        footerLabel.text = text
        retryMoreButton.isHidden = !canRetry
        footerView.isHidden = false
    }
}

extension CommentsViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.rows.value.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "CommentCell") as? CommentCell
            ?? CommentCell(style: .default, reuseIdentifier: "CommentCell")
        cell.bind(to: viewModel.rows.value[indexPath.row])
        return cell
    }
}

extension CommentsViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(viewModel.rows.value[indexPath.row].height)
    }

    func tableView(
        _ tableView: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
    ) {
        viewModel.willDisplayRow(at: indexPath.row)
    }
}
