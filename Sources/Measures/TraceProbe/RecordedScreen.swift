internal import HeadlessKitDriver
internal import Scenarios

/// The screen of a scenario, as an object that closures can change.
@MainActor
final class RecordedScreen {
    private let opener: @MainActor () -> Stage
    private(set) var stage: Stage?
    /// The reason why the last event was not possible.
    var ignored: String?

    init(open opener: @escaping @MainActor () -> Stage) {
        self.opener = opener
    }

    /// The visible elements.
    var elements: [Element] { stage?.observation.screen ?? [] }

    func open() { stage = opener() }

    func perform(_ event: ScenarioEvent) -> String? { stage?.perform(event) }
}
