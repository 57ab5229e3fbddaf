internal import AppSupport
internal import HeadlessKit
internal import StateManagement
internal import Voice

final class VoicesViewController: UIViewController {
    private let store: Store<VoicesState, VoicesAction>
    /// The rows that the table shows. Their cells show each new state of theirs.
    private var shownVoices: [VoiceState] = []
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
        store.observe(self) { $0.show($1) }
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
            UIAction { [weak self] _ in self?.store.send(.pulled) },
            for: .valueChanged
        )
        tableView.refreshControl = refreshControl
        view.addStack(of: [activityIndicator, errorLabel, retryButton, emptyLabel, tableView])
    }

    private func show(_ state: VoicesState) {
        show(state.placeholder)
        if !state.isRefreshing { refreshControl.endRefreshing() }
        show(state.voices)
        state.messages.forEach(showToast)
        if !state.messages.isEmpty { store.send(.messagesShown) }
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

    /// Updates the visible rows in place, or reloads the table if it has other rows.
    private func show(_ voices: [VoiceState]) {
        let isSameList = voices.map(\.id) == shownVoices.map(\.id)
        let changed = zip(voices, shownVoices).map(!=)
        shownVoices = voices
        guard isSameList else { return tableView.reloadData() }
        for indexPath in tableView.indexPathsForVisibleRows ?? [] where changed[indexPath.row] {
            let cell = tableView.cellForRow(at: indexPath) as? VoiceCell
            cell?.show(voices[indexPath.row])
        }
    }
}

extension VoicesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shownVoices.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "VoiceCell") as? VoiceCell
            ?? VoiceCell(style: .default, reuseIdentifier: "VoiceCell")
        cell.show(shownVoices[indexPath.row])
        return cell
    }
}

extension VoicesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        store.send(.voiceTapped(shownVoices[indexPath.row].id))
    }
}
