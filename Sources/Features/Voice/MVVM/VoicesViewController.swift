internal import HeadlessKit
internal import Voice

final class VoicesViewController: ViewController {
    private let viewModel: VoicesViewModel
    private lazy var activityIndicator = ActivityIndicatorView()
    private lazy var errorLabel = Label()
    private lazy var retryButton = Button()
    private lazy var emptyLabel = Label()
    private lazy var tableView = TableView()

    init(viewModel: VoicesViewModel) {
        self.viewModel = viewModel
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        bind()
        viewModel.start()
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = VoiceElement.loading
        errorLabel.accessibilityIdentifier = VoiceElement.error
        retryButton.accessibilityIdentifier = VoiceElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            Action { [weak self] _ in self?.viewModel.loadVoices() },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = VoiceElement.empty
        tableView.accessibilityIdentifier = VoiceElement.list
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

    private func show(_ placeholder: VoicesViewModel.Placeholder) {
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

extension VoicesViewController: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.rows.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(VoiceCell.self)
        cell.bind(to: viewModel.rows[indexPath.row])
        return cell
    }
}

extension VoicesViewController: TableViewDelegate {
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        viewModel.selectVoice(at: indexPath.row)
    }
}
