internal import HeadlessKit
internal import Scripts

/// The screen that a script is played on, as closures can change it.
@MainActor
final class RecordedScreen {
    private let opener: @MainActor () -> Stage
    private(set) var stage: Stage?
    /// Why the last event could not happen.
    var ignored: String?

    init(open opener: @escaping @MainActor () -> Stage) {
        self.opener = opener
    }

    /// What can be seen.
    var elements: [Element] { stage?.observation.screen ?? [] }

    func open() { stage = opener() }

    func perform(_ event: ScriptEvent) -> String? { stage?.perform(event) }
}
