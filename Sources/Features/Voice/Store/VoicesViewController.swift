internal import AppSupport
internal import HeadlessKit
internal import StateManagement
internal import Voice

final class VoicesViewController: UIViewController {
    private let store: Store<VoicesState, VoicesAction>
    private lazy var activityIndicator = UIActivityIndicatorView()
    private lazy var errorLabel = UILabel()
    private lazy var retryButton = UIButton(type: .system)
    private lazy var emptyLabel = UILabel()
    private lazy var tableView = UITableView()
    private lazy var refreshControl = UIRefreshControl()

    init(store: Store<VoicesState, VoicesAction>) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        layOut()
        store.observe(self, \.placeholder) { $0.show($1) }
        store.observe(self, \.isRefreshing) { $0.showRefreshing($1) }
        store.observe(self, \.listedIDs) { controller, _ in controller.tableView.reloadData() }
        store.send(.opened)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        store.send(.disappeared)
    }

    private func layOut() {
        activityIndicator.accessibilityIdentifier = VoiceElement.loading
        errorLabel.accessibilityIdentifier = VoiceElement.error
        retryButton.accessibilityIdentifier = VoiceElement.retry
        retryButton.setTitle("Retry", for: .normal)
        retryButton.addAction(
            UIAction { [weak self] _ in self?.store.send(.retryTapped) },
            for: .touchUpInside
        )
        emptyLabel.accessibilityIdentifier = VoiceElement.empty
        tableView.accessibilityIdentifier = VoiceElement.list
        tableView.dataSource = self
        tableView.delegate = self
        refreshControl.addAction(
            UIAction { [weak self] _ in self?.pull() },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
    }

    /// Refreshes the list. The control has started by itself, so it ends unless the state refreshes.
    private func pull() {
        store.send(.pulled)
        showRefreshing(store.state.isRefreshing)
    }

    private func show(_ placeholder: VoicesState.Placeholder) {
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

    private func showRefreshing(_ isRefreshing: Bool) {
        if !isRefreshing { refreshControl.endRefreshing() }
    }
}

extension VoicesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.state.listedIDs.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let id = store.state.listedIDs[indexPath.row]
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "VoiceCell") as? VoiceCell
            ?? VoiceCell(style: .default, reuseIdentifier: "VoiceCell")
        // A reused cell still observes the row that it showed before.
        store.removeObserver(cell)
        store.observe(cell, \.voices[id]) { $0.show($1) }
        return cell
    }
}

extension VoicesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        store.send(.voiceTapped(store.state.listedIDs[indexPath.row]))
    }
}
