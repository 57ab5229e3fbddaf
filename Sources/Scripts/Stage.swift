package import HeadlessKit
package import Model

/// One cell on a screen in its environment, driven by events.
@MainActor
package final class Stage {
    private let environment: any ScriptEnvironment
    /// The only owner of the screen; `nil` once it is closed.
    private var window: Window?
    /// Why the first of the ``resolve(_:)``d events that could not happen did not.
    package private(set) var resolvedObstacle: String?

    /// Opens a screen.
    package init<Environment: ScriptEnvironment>(
        environment: Environment,
        screen: (Environment) -> ViewController
    ) {
        self.environment = environment
        window = Window(rootViewController: screen(environment))
    }

    /// What can be seen right now.
    package var observation: Observation {
        Observation(
            screen: window?.elements() ?? [],
            routes: environment.routes,
            requests: environment.requests,
            counts: environment.counts
        )
    }

    /// How many replies wait to be delivered.
    package var waitingReplies: Int { environment.waitingReplies }
    /// The requests whose replies wait, the oldest first.
    package var waitingRequests: [ServiceRequest] { environment.waitingRequests }

    /// Lets an event happen.
    ///
    /// - Returns: why it could not happen; `nil` where it did.
    package func perform(_ event: ScriptEvent) -> String? {
        guard let window else { return "the screen is closed" }
        if case .expect = event { return nil }
        window.clearToasts()
        defer { self.window?.updatePropertiesIfNeeded() }
        switch event {
        case .deliver(let delivery):
            guard environment.waitingReplies > 0 else { return "no reply is pending" }
            environment.deliver(delivery)
        case .fail(let operation):
            environment.fail(operation)
        case .own(let name, let value):
            return environment.happen(name, value)
        case .set(let values):
            environment.set(values)
        case .close:
            self.window = nil
        case .answer(let title):
            guard let alert = window.alert else { return "no alert is on screen" }
            guard window.answerAlert(with: title) else {
                return "the alert \"\(alert.title)\" has no \"\(title)\""
            }
        case .back, .tap, .pull, .scroll, .expect:
            if let alert = window.alert { return "the alert \"\(alert.title)\" is on screen" }
            if case .back = event {
                return environment.back() ? nil : "there is no page to go back from"
            }
            switch action(of: event) {
            case .success(let action): action()
            case .failure(let obstacle): return obstacle.reason
            }
        }
        return nil
    }

    /// Something happens that is not for this screen.
    package func passTime() {
        window?.clearToasts()
        window?.updatePropertiesIfNeeded()
    }

    /// The rows of a list: how many there are, and which are in its window; `nil` where the list is
    /// not on screen.
    package func rows(of list: String) -> (count: Int, visible: Range<Int>)? {
        guard case .success(let view) = findList(list) else { return nil }
        return (view.numberOfRows, view.visibleRows)
    }

    /// Why nothing on screen takes an event.
    package struct Obstacle: Error, CustomStringConvertible {
        package let reason: String

        package var description: String { reason }
    }

    /// Finds what an event is for, without letting it happen, so that finding can stay outside of
    /// what is timed. What happens to services is looked at only when it happens:
    /// ``resolvedObstacle`` then tells whether it could not.
    package func resolve(_ event: ScriptEvent) -> Result<@MainActor () -> Void, Obstacle> {
        action(of: event).map { action in
            { [self] in
                action()
                window?.updatePropertiesIfNeeded()
            }
        }
    }

    private func action(of event: ScriptEvent) -> Result<@MainActor () -> Void, Obstacle> {
        switch event {
        case .tap(let id):
            find(id).flatMap { view in
                guard view.isTappable else {
                    return .failure(Obstacle(reason: Self.untappable(id, view)))
                }
                return .success(view.tap)
            }
        case .pull(let id):
            findList(id).map { $0.pullToRefresh }
        case .scroll(let id, let row):
            findList(id).flatMap { list in
                guard list.numberOfRows > 0 else {
                    return .failure(Obstacle(reason: "\"\(id)\" has no rows"))
                }
                return .success { list.scrollToRow(at: row) }
            }
        case .own(let name, let value):
            .success { [self, environment] in
                if let reason = environment.happen(name, value) {
                    resolvedObstacle = resolvedObstacle ?? reason
                }
            }
        case .deliver(let delivery):
            .success { [environment] in environment.deliver(delivery) }
        case .answer, .back, .fail, .set, .close, .expect:
            .success { [self] in
                if let reason = perform(event) { resolvedObstacle = resolvedObstacle ?? reason }
            }
        }
    }

    private static func untappable(_ id: String, _ view: View) -> String {
        view is Button ? "\"\(id)\" is not enabled" : "\"\(id)\" does not react to taps"
    }

    private func find(_ id: String) -> Result<View, Obstacle> {
        guard let view = window?.view(identifiedBy: id) else {
            return .failure(Obstacle(reason: "no element \"\(id)\" is on screen"))
        }
        return .success(view)
    }

    private func findList(_ id: String) -> Result<TableView, Obstacle> {
        find(id).flatMap { view in
            guard let list = view as? TableView else {
                return .failure(Obstacle(reason: "\"\(id)\" is not a list"))
            }
            return .success(list)
        }
    }
}
