/// Hears of what a worker did.
@MainActor
protocol RelayWorkerDelegate: AnyObject {
    func worker(_ worker: RelayWorker, didFinish job: Int)
}
