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
        timeSource.onChange = { [weak self] in self?.update() }
        update()
    }

    private func update() {
        now = timeSource.now
    }
}
