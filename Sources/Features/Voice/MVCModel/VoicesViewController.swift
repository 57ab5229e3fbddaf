internal import AppSupport
internal import HeadlessKit
internal import Model

final class VoicesViewController: UIViewController {
    private let playlist: VoicePlaylist
    private lazy var voicesView = VoicesView()

    init(playlist: VoicePlaylist) {
        self.playlist = playlist
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = voicesView }

    override func viewDidLoad() {
        super.viewDidLoad()
        voicesView.tableView.dataSource = self
        voicesView.tableView.delegate = self
        voicesView.refreshControl.addAction(
            UIAction { [weak self] _ in self?.playlist.refresh() },
            for: .valueChanged
        )
        voicesView.onRetry = { [weak self] in self?.playlist.load() }
        playlist.onEvent = { [weak self] in self?.show($0) }
        playlist.start()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        playlist.stop()
    }

    private func show(_ event: VoicePlaylist.Event) {
        switch event {
        case .firstLoad: showFirstLoad()
        case .messages: showMessages()
        case .message(let message): updateCell(of: message)
        case .refreshFailed: showRefreshFailure()
        }
    }

    private func showRefreshFailure() {
        voicesView.refreshControl.endRefreshing()
        showToast("Could not refresh")
    }

    private func showFirstLoad() {
        if playlist.firstLoad != .running { voicesView.refreshControl.endRefreshing() }
        switch playlist.firstLoad {
        case .running: voicesView.showLoading()
        case .failed: voicesView.showError("Could not load messages")
        case .done where playlist.messages.isEmpty: voicesView.showEmpty("No messages")
        case .done: voicesView.showRows()
        }
    }

    private func showMessages() {
        showFirstLoad()
        voicesView.tableView.reloadData()
    }

    private func updateCell(of message: VoiceMessage) {
        if let cell = visibleCell(of: message.id) { cellController(of: message).update(cell) }
    }

    private func cellController(of message: VoiceMessage) -> VoiceCellController {
        VoiceCellController(message: message, state: playlist.state(of: message.id))
    }

    private func visibleCell(of id: VoiceMessage.ID) -> VoiceCell? {
        playlist.index(of: id).flatMap {
            voicesView.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? VoiceCell
        }
    }
}

extension VoicesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        playlist.messages.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "VoiceCell") as? VoiceCell
            ?? VoiceCell(style: .default, reuseIdentifier: "VoiceCell")
        cellController(of: playlist.messages[indexPath.row]).fill(cell)
        return cell
    }
}

extension VoicesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        playlist.select(playlist.messages[indexPath.row].id)
    }
}
