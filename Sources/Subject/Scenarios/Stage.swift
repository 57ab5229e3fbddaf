package import HeadlessKit
package import Model

/// An implementation on a screen in its environment, driven by events.
@MainActor
package final class Stage {
    private let environment: any ScenarioEnvironment
    /// The only owner of the screen; `nil` after closing.
    private var window: Window?
    /// Indicates whether the implementation starts tasks. After each event the stage waits for them.
    private let startsTasks: Bool
    /// The reason why the first impossible event of ``resolve(_:)`` was not possible.
    package private(set) var resolvedObstacle: String?

    /// Creates a stage by opening a screen.
    ///
    /// - Parameter startsTasks: indicates whether the implementation starts tasks.
    package init<Environment: ScenarioEnvironment>(
        environment: Environment,
        startsTasks: Bool = false,
        screen: (Environment) -> ViewController
    ) {
        self.environment = environment
        self.startsTasks = startsTasks
        func openWindow() {
            window = Window(
                rootViewController: screen(environment),
                navigation: environment.navigation
            )
        }
        if startsTasks { settle { openWindow() } } else { openWindow() }
    }

    deinit {
        guard startsTasks else { return }
        // A screen that is released cancels its tasks, which then end.
        MainActor.assumeIsolated { settle { window = nil } }
    }

    /// The current observation.
    package var observation: Observation {
        Observation(
            screen: window?.elements() ?? [],
            routes: environment.routes,
            requests: environment.requests,
            counts: environment.counts
        )
    }

    /// The number of pending replies.
    package var waitingReplies: Int { environment.waitingReplies }
    /// The requests with pending replies, the oldest first.
    package var waitingRequests: [ServiceRequest] { environment.waitingRequests }

    /// Indicates whether the state of the screen is all that is needed to build it again. It is not
    /// while a reply is pending, while an alert, a toast or a page covers the screen, and while a
    /// list is scrolled, because UI frameworks do not restore these.
    package var isDeterminedByState: Bool {
        guard let window, !window.isScrolled else { return false }
        let isCovered = window.elements().contains { $0.kind == .alert || $0.kind == .toast }
        return environment.waitingReplies == 0 && environment.routes.isEmpty && !isCovered
    }

    /// Performs an event.
    ///
    /// - Returns: the reason why it is not possible; `nil` if it happened.
    package func perform(_ event: ScenarioEvent) -> String? {
        guard window != nil else { return "the screen is closed" }
        if case .expect = event { return nil }
        guard startsTasks else {
            defer { window?.updatePropertiesIfNeeded() }
            return happen(event)
        }
        var obstacle: String?
        settle { obstacle = happen(event) }
        return obstacle
    }

    /// Performs an action and everything that it starts, until the screen changes no more: all jobs
    /// of tasks, and the updates of views after them.
    private func settle(_ action: () -> Void) {
        MainActorQueue.settle(action) { window?.updatePropertiesIfNeeded() }
    }

    /// Delivers pending replies. Each reply is followed by the jobs of the tasks that wait for it,
    /// as each reply of a server is.
    private func deliver(_ delivery: Delivery) {
        guard startsTasks, delivery == .all else { return environment.deliver(delivery) }
        while environment.waitingReplies > 0 {
            settle { environment.deliver(.next) }
        }
    }

    private func happen(_ event: ScenarioEvent) -> String? {
        guard let window else { return nil }
        window.clearToasts()
        switch event {
        case .deliver(let delivery):
            guard environment.waitingReplies > 0 else { return "no reply is pending" }
            deliver(delivery)
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
                return "the alert \"\(alert.title ?? "")\" has no \"\(title)\""
            }
        case .back, .tap, .pull, .scroll, .type, .toggle, .expect:
            if let alert = window.alert {
                return "the alert \"\(alert.title ?? "")\" is on screen"
            }
            if case .back = event {
                return window.back() ? nil : "there is no page to go back from"
            }
            switch action(of: event) {
            case .success(let action): action()
            case .failure(let obstacle): return obstacle.reason
            }
        }
        return nil
    }

    /// Removes toasts and updates the screen after an event that is not performed on it.
    package func passTime() {
        window?.clearToasts()
        if startsTasks { settle {} } else { window?.updatePropertiesIfNeeded() }
    }

    /// Returns the number of rows of a list and the visible ones; `nil` if the list is not on
    /// screen.
    package func rows(of list: String) -> (count: Int, visible: Range<Int>)? {
        guard case .success(let view) = findList(list) else { return nil }
        return (view.numberOfRows, view.visibleRows)
    }

    /// The reason why no element on screen can receive an event.
    package struct Obstacle: Error, CustomStringConvertible {
        package let reason: String

        package var description: String { reason }
    }

    /// Returns the action of an event without performing it, so that the search is not timed.
    /// Effects on services are checked only when it is performed: ``resolvedObstacle`` then has the
    /// reason if it was not possible.
    package func resolve(_ event: ScenarioEvent) -> Result<@MainActor () -> Void, Obstacle> {
        action(of: event).map { action in
            // Chosen here, so that the choice is not timed.
            if startsTasks { return { [self] in settle(action) } }
            return { [self] in
                action()
                window?.updatePropertiesIfNeeded()
            }
        }
    }

    private func action(of event: ScenarioEvent) -> Result<@MainActor () -> Void, Obstacle> {
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
        case .type(let id, let text):
            find(id).flatMap { view in
                guard let field = view as? TextField else {
                    return .failure(Obstacle(reason: "\"\(id)\" is not a text field"))
                }
                return Self.action(on: field, id) { field.enterText(text) }
            }
        case .toggle(let id):
            find(id).flatMap { view in
                guard let control = view as? Switch else {
                    return .failure(Obstacle(reason: "\"\(id)\" is not a switch"))
                }
                return Self.action(on: control, id, control.toggle)
            }
        case .own(let name, let value):
            .success { [self, environment] in
                if let reason = environment.happen(name, value) {
                    resolvedObstacle = resolvedObstacle ?? reason
                }
            }
        case .deliver(let delivery) where startsTasks:
            .success { [self] in deliver(delivery) }
        case .deliver(let delivery):
            .success { [environment] in environment.deliver(delivery) }
        case .answer, .back, .fail, .set, .close, .expect:
            .success { [self] in
                if let reason = perform(event) { resolvedObstacle = resolvedObstacle ?? reason }
            }
        }
    }

    private static func action(
        on control: Control,
        _ id: String,
        _ action: @escaping @MainActor () -> Void
    ) -> Result<@MainActor () -> Void, Obstacle> {
        control.isEnabled
            ? .success(action) : .failure(Obstacle(reason: "\"\(id)\" is not enabled"))
    }

    private static func untappable(_ id: String, _ view: View) -> String {
        view is Button ? "\"\(id)\" is not enabled" : "\"\(id)\" does not react to taps"
    }

    private func find(_ id: String) -> Result<View, Obstacle> {
        guard let view = window?.view(identifiedBy: id) else {
            let cover = window?.coveringRoute.map { ", which shows \($0)" } ?? ""
            return .failure(Obstacle(reason: "no element \"\(id)\" is on screen\(cover)"))
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
