internal import Foundation
internal import Model

/// Hands jobs to a worker, one at a time, and celebrates what it did.
@MainActor
final class RelayManager {
    let name: String
    var onWorkingChange: ((Bool) -> Void)?
    var onCelebrate: ((String) -> Void)?

    private let worker: RelayWorker
    private let jobSource: any JobSource
    private var observer: (any NSObjectProtocol)?
    private var isWorking = false {
        didSet { onWorkingChange?(isWorking) }
    }

    init(name: String, worker: RelayWorker, jobSource: any JobSource) {
        self.name = name
        self.worker = worker
        self.jobSource = jobSource
        // Of this worker alone: without the object a manager would celebrate what others did.
        observer = NotificationCenter.default.addObserver(
            forName: RelayWorker.didFinish,
            object: worker,
            queue: nil
        ) { [weak self] notification in
            guard let job = notification.userInfo?[RelayWorker.jobKey] as? Int else { return }
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
        worker.work(on: jobSource.nextJob())
    }

    private func didFinish(_ job: Int) {
        isWorking = false
        onCelebrate?("\(name) celebrates job \(job)")
    }
}
