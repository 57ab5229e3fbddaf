internal import AppSupport
package import HeadlessKit
internal import HeadlessKitDriver
package import Model

/// An implementation on a screen in its environment, driven by events.
@MainActor
package final class Stage {
    private let environment: any ScenarioEnvironment
    /// The only owner of the screen; `nil` after closing.
    private var driver: ScreenDriver?
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
        screen: (Environment) -> UIViewController
    ) {
        self.environment = environment
        self.startsTasks = startsTasks
        func openWindow() {
            driver = ScreenDriver(
                rootViewController: screen(environment),
                navigation: environment.navigation
            )
        }
        if startsTasks { settle { openWindow() } } else { openWindow() }
    }

    deinit {
        guard startsTasks else { return }
        // A screen that is released cancels its tasks, which then end.
        MainActor.assumeIsolated { settle { driver = nil } }
    }

    /// The current observation.
    package var observation: Observation {
        Observation(
            screen: driver?.elements() ?? [],
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
    /// list is scrolled or a caret was moved, because UI frameworks do not restore these.
    package var isDeterminedByState: Bool {
        guard let driver, !driver.isScrolled, !driver.isCaretMoved else { return false }
        let isCovered = driver.elements().contains { $0.kind == .alert || $0.kind == .toast }
        return environment.waitingReplies == 0 && environment.routes.isEmpty && !isCovered
    }

    /// Performs an event.
    ///
    /// - Returns: the reason why it is not possible; `nil` if it happened.
    package func perform(_ event: ScenarioEvent) -> String? {
        guard driver != nil else { return "the screen is closed" }
        if case .expect = event { return nil }
        var obstacle: String?
        settle { obstacle = happen(event) }
        return obstacle
    }

    /// Performs an action and everything that it starts, until the screen changes no more: all jobs
    /// of tasks, and the updates of views after them.
    private func settle(_ action: () -> Void) {
        if startsTasks {
            MainActorQueue.settle(action) { driver?.finishEvent() }
        } else {
            action()
            driver?.finishEvent()
        }
    }

    /// Delivers pending replies. Each reply is followed by the jobs of the tasks that wait for it
    /// and by the update of the screen, as each reply of a server is.
    private func deliver(_ delivery: Delivery) {
        guard delivery == .all else { return environment.deliver(delivery) }
        while environment.waitingReplies > 0 {
            settle { environment.deliver(.next) }
        }
    }

    private func happen(_ event: ScenarioEvent) -> String? {
        guard let driver else { return nil }
        driver.clearToasts()
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
            driver.close()
            self.driver = nil
        case .answer(let title):
            guard let alert = driver.alert else { return "no alert is on screen" }
            guard driver.answerAlert(with: title) else {
                return "the alert \"\(alert.title ?? "")\" has no \"\(title)\""
            }
        case .back, .swipe, .tap, .pull, .scroll, .type, .insert, .compose, .caret, .toggle,
            .expect:
            if let alert = driver.alert {
                return "the alert \"\(alert.title ?? "")\" is on screen"
            }
            if case .back = event {
                return driver.back() ? nil : "there is no page to go back from"
            }
            if case .swipe = event {
                return driver.swipeDown() ? nil : "no screen is presented"
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
        driver?.clearToasts()
        settle {}
    }

    /// Returns the number of rows of a list and the visible ones; `nil` if the list is not on
    /// screen.
    package func rows(of list: String) -> (count: Int, visible: Range<Int>)? {
        guard case .success(let view) = findList(list) else { return nil }
        return (view.numberOfRows(inSection: 0), view.visibleRows)
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
                driver?.finishEvent()
            }
        }
    }

    private func action(of event: ScenarioEvent) -> Result<@MainActor () -> Void, Obstacle> {
        switch event {
        case .tap(let id):
            find(id).flatMap { view in
                view.tapReaction.map { .success($0) }
                    ?? .failure(Obstacle(reason: Self.untappable(id, view)))
            }
        case .pull(let id):
            findList(id).map { $0.pullToRefresh }
        case .scroll(let id, let row):
            findList(id).flatMap { list in
                guard list.numberOfRows(inSection: 0) > 0 else {
                    return .failure(Obstacle(reason: "\"\(id)\" has no rows"))
                }
                return .success { list.scroll(to: row) }
            }
        case .type(let id, let text):
            edit(id) { $0.enterText(text) }
        case .insert(let id, let text):
            edit(id) { $0.insert(text, isComposed: false) }
        case .compose(let id, let text):
            edit(id) { $0.insert(text, isComposed: true) }
        case .caret(let id, let position):
            edit(id) { $0.moveCaret(to: position) }
        case .toggle(let id):
            find(id).flatMap { view in
                guard let control = view as? UISwitch else {
                    return .failure(Obstacle(reason: "\"\(id)\" is not a switch"))
                }
                return Self.action(on: control, id) {
                    control.isOn.toggle()
                    control.sendActions(for: .valueChanged)
                }
            }
        case .own(let name, let value):
            .success { [self, environment] in
                if let reason = environment.happen(name, value) {
                    resolvedObstacle = resolvedObstacle ?? reason
                }
            }
        case .deliver(let delivery):
            .success { [self] in deliver(delivery) }
        case .answer, .back, .swipe, .fail, .set, .close, .expect:
            .success { [self] in
                if let reason = perform(event) { resolvedObstacle = resolvedObstacle ?? reason }
            }
        }
    }

    /// Returns the action of an event of a text field.
    private func edit(
        _ id: String,
        _ action: @escaping @MainActor (UITextField) -> Void
    ) -> Result<@MainActor () -> Void, Obstacle> {
        find(id).flatMap { view in
            guard let field = view as? UITextField else {
                return .failure(Obstacle(reason: "\"\(id)\" is not a text field"))
            }
            return Self.action(on: field, id) { action(field) }
        }
    }

    private static func action(
        on control: UIControl,
        _ id: String,
        _ action: @escaping @MainActor () -> Void
    ) -> Result<@MainActor () -> Void, Obstacle> {
        control.isEnabled
            ? .success(action) : .failure(Obstacle(reason: "\"\(id)\" is not enabled"))
    }

    private static func untappable(_ id: String, _ view: UIView) -> String {
        view is UIButton ? "\"\(id)\" is not enabled" : "\"\(id)\" does not react to taps"
    }

    private func find(_ id: String) -> Result<UIView, Obstacle> {
        guard let view = driver?.view(identifiedBy: id) else {
            let cover = driver?.coveringRoute.map { ", which shows \($0)" } ?? ""
            return .failure(Obstacle(reason: "no element \"\(id)\" is on screen\(cover)"))
        }
        return .success(view)
    }

    private func findList(_ id: String) -> Result<UITableView, Obstacle> {
        find(id).flatMap { view in
            guard let list = view as? UITableView else {
                return .failure(Obstacle(reason: "\"\(id)\" is not a list"))
            }
            return .success(list)
        }
    }
}
