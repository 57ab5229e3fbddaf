internal import Model

/// Assigns jobs to a worker, one at a time, and celebrates each that is done.
@MainActor
final class RelayManager {
    let name: String
    var onWorkingChange: ((Bool) -> Void)?
    var onCelebrate: ((String) -> Void)?

    private let worker: RelayWorker
    private let jobSource: any JobSource
    private var isWorking = false {
        didSet { onWorkingChange?(isWorking) }
    }

    init(name: String, worker: RelayWorker, jobSource: any JobSource) {
        self.name = name
        self.worker = worker
        self.jobSource = jobSource
        worker.manager = self
    }

    func start() {
        guard !isWorking else { return }
        isWorking = true
        worker.work(on: jobSource.nextJob())
    }

    /// Called by the worker when a job is done.
    func didFinish(_ job: Int) {
        isWorking = false
        onCelebrate?("\(name) celebrates job \(job)")
    }
}
