internal import Foundation
internal import Model

/// Does jobs, and tells everybody who wants to hear.
@MainActor
final class RelayWorker {
    /// Posted by a worker that is done; ``jobKey`` has the job's number.
    nonisolated static let didFinish = Notification.Name("RelayWorkerDidFinish")
    nonisolated static let jobKey = "job"

    private let printer: any Printer

    init(printer: any Printer) {
        self.printer = printer
    }

    func work(on job: Int) {
        printer.print(job) { [weak self] in
            guard let self else { return }
            NotificationCenter.default.post(
                name: Self.didFinish,
                object: self,
                userInfo: [Self.jobKey: job]
            )
        }
    }
}
