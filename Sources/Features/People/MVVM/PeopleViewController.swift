internal import AppSupport
internal import DataBinding
internal import HeadlessKit
internal import People

final class PeopleViewController: UIViewController {
    private let viewModel: PeopleViewModel
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()

    init(viewModel: PeopleViewModel) {
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
        activityIndicator.accessibilityIdentifier = PeopleElement.loading
        errorLabel.accessibilityIdentifier = PeopleElement.error
        retryButton.accessibilityIdentifier = PeopleElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.viewModel.loadPeople() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = PeopleElement.empty
        tableView.accessibilityIdentifier = PeopleElement.list
        tableView.dataSource = self
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

    private func show(_ placeholder: PeopleViewModel.Placeholder) {
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

extension PeopleViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.rows.value.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "PersonCell") as? PersonCell
            ?? PersonCell(style: .default, reuseIdentifier: "PersonCell")
        cell.bind(to: viewModel.rows.value[indexPath.row])
        return cell
    }
}
