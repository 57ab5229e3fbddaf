internal import Model

/// Prints jobs, and reports each that is done to its manager.
@MainActor
final class RelayWorker {
    weak var manager: RelayManager?

    private let printer: any Printer

    init(printer: any Printer) {
        self.printer = printer
    }

    func work(on job: Int) {
        printer.print(job) { [weak self] in self?.manager?.didFinish(job) }
    }
}
