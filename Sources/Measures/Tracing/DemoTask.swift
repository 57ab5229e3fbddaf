internal import AppSupport
package import HeadlessKitDriver
package import Matrix

/// A scenario to play on one implementation in a separate process, so that a crash affects no
/// other. Task and result are JSON.
package struct DemoTask: Hashable, Sendable, Codable {
    package let feature: Feature
    package let variant: Variant
    /// The scenario as JSON Lines, the opening first.
    package let scenario: [String]
    /// The first line whose step is requested.
    package let start: Int

    package init(feature: Feature, variant: Variant, scenario: [String], start: Int) {
        self.feature = feature
        self.variant = variant
        self.scenario = scenario
        self.start = start
    }
}

/// The result of a ``DemoTask``.
package struct DemoResult: Hashable, Sendable, Codable {
    /// The reason why no calls are recorded; `nil` if they are.
    package let obstacle: String?
    /// The demangled names of the called functions.
    package let functions: [String]
    /// The steps of the requested lines.
    package let steps: [RecordedStep]

    package init(obstacle: String?, functions: [String], steps: [RecordedStep]) {
        self.obstacle = obstacle
        self.functions = functions
        self.steps = steps
    }
}

/// The observable state after one line of a scenario, with all its calls.
package struct RecordedStep: Hashable, Sendable, Codable {
    package let view: StepView
    /// For each call, in order, the index of its function in the list; -1 for one without a name.
    package let functions: [Int]
    /// For each call the index of its caller; -1 for none.
    package let callers: [Int]

    package init(view: StepView, functions: [Int], callers: [Int]) {
        self.view = view
        self.functions = functions
        self.callers = callers
    }
}

/// The visible screen after one line of a scenario, with the possible next actions.
package struct StepView: Hashable, Sendable, Codable {
    /// A list on the screen.
    package struct List: Hashable, Sendable, Codable {
        package let id: String
        package let numberOfRows: Int
        /// The indices of the visible rows, from 0.
        package let visibleRows: Range<Int>

        package init(id: String, numberOfRows: Int, visibleRows: Range<Int>) {
            self.id = id
            self.numberOfRows = numberOfRows
            self.visibleRows = visibleRows
        }
    }

    /// The reason why the event was not possible; `nil` if it happened.
    package let ignored: String?
    package let screen: [Element]
    /// The elements that react to the user: to taps, typing or switching; the buttons of an alert
    /// if there is one.
    package let tappable: [String]
    package let lists: [List]
    /// The opened pages as in scenarios, the current one last.
    package let routes: [String]
    package let waitingReplies: Int

    package init(
        ignored: String?,
        screen: [Element],
        tappable: [String],
        lists: [List],
        routes: [String],
        waitingReplies: Int
    ) {
        self.ignored = ignored
        self.screen = screen
        self.tappable = tappable
        self.lists = lists
        self.routes = routes
        self.waitingReplies = waitingReplies
    }
}
