internal import Foundation
internal import Model
internal import Observation

/// The current time, which the rows show in their own way.
@MainActor
@Observable
final class ClockModel {
    private(set) var now: Date

    @ObservationIgnored private let timeSource: any TimeSource

    init(timeSource: any TimeSource) {
        now = timeSource.now
        self.timeSource = timeSource
    }

    /// Follows the time source.
    func start() {
        timeSource.addObserver(self)
        timeDidChange()
    }
}

extension ClockModel: TimeObserver {
    func timeDidChange() {
        now = timeSource.now
    }
}
