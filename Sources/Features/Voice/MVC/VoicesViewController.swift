internal import AppSupport
internal import HeadlessKit
internal import Model

final class VoicesViewController: UIViewController {
    private enum FirstLoad { case running, failed, done }

    private let voiceService: any VoiceService
    private let player: any VoicePlayer
    private lazy var voicesView = VoicesView()

    private var rows: [VoiceCellController] = []
    private var rowsByID: [VoiceMessage.ID: Int] = [:]
    /// The row of the message that is played, buffers or is paused.
    private var current: VoiceCellController?
    private var firstLoad = FirstLoad.done

    init(voiceService: any VoiceService, player: any VoicePlayer) {
        self.voiceService = voiceService
        self.player = player
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
            UIAction { [weak self] _ in self?.pullToRefresh() },
            for: .valueChanged
        )
        voicesView.onRetry = { [weak self] in self?.loadVoices() }
        player.addObserver(self)
        loadVoices()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        stop()
    }

    private func loadVoices() {
        firstLoad = .running
        voicesView.showLoading()
        voiceService.voices { [weak self] result in
            guard let self else { return }
            voicesView.refreshControl.endRefreshing()
            switch result {
            case .success(let messages):
                firstLoad = .done
                show(messages)
            case .failure:
                firstLoad = .failed
                voicesView.showError("Could not load messages")
            }
        }
    }

    private func pullToRefresh() {
        switch firstLoad {
        case .running: break
        case .failed: loadVoices()
        case .done: refresh()
        }
    }

    private func refresh() {
        voiceService.voices { [weak self] result in
            guard let self else { return }
            voicesView.refreshControl.endRefreshing()
            switch result {
            case .success(let messages): show(messages)
            case .failure: showToast("Could not refresh")
            }
        }
    }

    private func show(_ messages: [VoiceMessage]) {
        var known: [VoiceMessage.ID: VoiceCellController] = [:]
        for row in rows { known[row.message.id] = row }
        rows = messages.map { known[$0.id] ?? cellController(for: $0) }
        rowsByID = [:]
        for (row, message) in messages.enumerated() { rowsByID[message.id] = row }
        stopIfGone()
        if rows.isEmpty { voicesView.showEmpty("No messages") } else { voicesView.showRows() }
        voicesView.tableView.reloadData()
    }

    private func cellController(for message: VoiceMessage) -> VoiceCellController {
        let controller = VoiceCellController(message: message)
        controller.visibleCell = { [weak self] in self?.visibleCell(of: message.id) }
        return controller
    }

    private func visibleCell(of id: VoiceMessage.ID) -> VoiceCell? {
        rowsByID[id].flatMap {
            voicesView.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) as? VoiceCell
        }
    }

    // MARK: - Playing

    private func selectVoice(at row: Int) {
        let selected = rows[row]
        switch selected.state {
        case .buffering:
            break
        case .playing:
            player.pause()
            selected.change(to: .paused)
        case .paused:
            player.resume()
            selected.change(to: .playing)
        case .idle, .played, .failed:
            play(selected)
        }
    }

    private func play(_ row: VoiceCellController) {
        stop()
        current = row
        row.change(to: .buffering)
        player.play(id: row.message.id)
    }

    /// Stops the current message, if there is one.
    private func stop() {
        guard let current else { return }
        player.stop()
        current.giveWay()
        self.current = nil
    }

    /// Stops the current message if it is no longer in the list.
    private func stopIfGone() {
        guard let current, !rows.contains(where: { $0 === current }) else { return }
        stop()
    }
}

extension VoicesViewController: VoicePlayerObserver {
    func voicePlayerDidReport(_ event: VoicePlayerEvent, of id: VoiceMessage.ID) {
        guard let current, current.message.id == id else { return }
        switch event {
        case .ready: if current.state == .buffering { current.change(to: .playing) }
        case .ended: finish(current, as: .played)
        case .failed: finish(current, as: .failed)
        }
    }

    /// Ends a message, and plays the next one below that was never started.
    private func finish(_ row: VoiceCellController, as state: VoiceCellController.State) {
        row.change(to: state)
        current = nil
        let below = rows.drop { $0 !== row }
        if let next = below.first(where: { !$0.wasStarted }) { play(next) }
    }
}

extension VoicesViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "VoiceCell") as? VoiceCell
            ?? VoiceCell(style: .default, reuseIdentifier: "VoiceCell")
        rows[indexPath.row].fill(cell)
        return cell
    }
}

extension VoicesViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selectVoice(at: indexPath.row)
    }
}
