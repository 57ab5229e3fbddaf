internal import Foundation
internal import Model

/// Assigns jobs on a channel, one at a time, and celebrates each that is done.
@MainActor
final class RelayManager {
    let name: String
    var onWorkingChange: ((Bool) -> Void)?
    var onCelebrate: ((String) -> Void)?

    private let channel: RelayChannel
    private let jobSource: any JobSource
    private var observer: (any NSObjectProtocol)?
    private var isWorking = false {
        didSet { onWorkingChange?(isWorking) }
    }

    init(name: String, channel: RelayChannel, jobSource: any JobSource) {
        self.name = name
        self.channel = channel
        self.jobSource = jobSource
        // The channel as object excludes the notifications of other workers.
        observer = NotificationCenter.default.addObserver(
            forName: RelayChannel.didFinish,
            object: channel,
            queue: nil
        ) { [weak self] notification in
            guard let job = notification.userInfo?[RelayChannel.jobKey] as? Int else { return }
            // A worker posts on the main actor, and a center without a queue calls at once.
            MainActor.assumeIsolated { self?.didFinish(job) }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    func start() {
        guard !isWorking else { return }
        isWorking = true
        NotificationCenter.default.post(
            name: RelayChannel.didAssign,
            object: channel,
            userInfo: [RelayChannel.jobKey: jobSource.nextJob()]
        )
    }

    private func didFinish(_ job: Int) {
        isWorking = false
        onCelebrate?("\(name) celebrates job \(job)")
    }
}
