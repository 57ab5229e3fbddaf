internal import Foundation
internal import Model

/// Prints the jobs that are assigned on a channel, and reports each that is done.
@MainActor
final class RelayWorker {
    private let channel: RelayChannel
    private let printer: any Printer
    private var observer: (any NSObjectProtocol)?

    init(channel: RelayChannel, printer: any Printer) {
        self.channel = channel
        self.printer = printer
        observer = NotificationCenter.default.addObserver(
            forName: RelayChannel.didAssign,
            object: channel,
            queue: nil
        ) { [weak self] notification in
            guard let job = notification.userInfo?[RelayChannel.jobKey] as? Int else { return }
            // A manager posts on the main actor, and a center without a queue calls at once.
            MainActor.assumeIsolated { self?.work(on: job) }
        }
    }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    private func work(on job: Int) {
        printer.print(job) { [weak self] in self?.didPrint(job) }
    }

    private func didPrint(_ job: Int) {
        NotificationCenter.default.post(
            name: RelayChannel.didFinish,
            object: channel,
            userInfo: [RelayChannel.jobKey: job]
        )
    }
}
