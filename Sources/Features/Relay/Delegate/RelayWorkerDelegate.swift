/// The calls from a worker to its delegate.
@MainActor
protocol RelayWorkerDelegate: AnyObject {
    func worker(_ worker: RelayWorker, didFinish job: Int)
}
