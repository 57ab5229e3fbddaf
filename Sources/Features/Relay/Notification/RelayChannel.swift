internal import Foundation

/// The connection of one manager to one worker. Each posts its notifications with the channel as their
/// object and observes those of the other, so neither knows the other.
final class RelayChannel: Sendable {
    /// The manager posts it to assign a job; ``jobKey`` contains the number of the job.
    static let didAssign = Notification.Name("RelayDidAssign")
    /// The worker posts it when a job is done; ``jobKey`` contains the number of the job.
    static let didFinish = Notification.Name("RelayDidFinish")
    static let jobKey = "job"
}
