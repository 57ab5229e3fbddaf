internal import Model

/// Prints jobs, and reports each that is done to its delegate.
@MainActor
final class RelayWorker {
    weak var delegate: (any RelayWorkerDelegate)?

    private let printer: any Printer

    init(printer: any Printer) {
        self.printer = printer
    }

    func work(on job: Int) {
        printer.print(job) { [weak self] in
            guard let self else { return }
            delegate?.worker(self, didFinish: job)
        }
    }
}
