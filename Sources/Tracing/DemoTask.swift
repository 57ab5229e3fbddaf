package import HeadlessKit
package import Matrix

/// A script that a process of the probe is asked to show on one cell, since a cell that ends its
/// process should end no other. It is handed over as JSON, and so is its result.
package struct DemoTask: Hashable, Sendable, Codable {
    package let feature: Feature
    package let variant: Variant
    /// The script as JSON Lines, its opening first.
    package let script: [String]
    /// The first line whose step is wanted; those before are known already.
    package let start: Int

    package init(feature: Feature, variant: Variant, script: [String], start: Int) {
        self.feature = feature
        self.variant = variant
        self.script = script
        self.start = start
    }
}

/// What a process of the probe showed.
package struct DemoResult: Hashable, Sendable, Codable {
    /// Why no calls are recorded; `nil` where they are.
    package let obstacle: String?
    /// The names of the functions that were called, as the demangler writes them.
    package let functions: [String]
    /// A step for each line of the script that was wanted.
    package let steps: [RecordedStep]

    package init(obstacle: String?, functions: [String], steps: [RecordedStep]) {
        self.obstacle = obstacle
        self.functions = functions
        self.steps = steps
    }
}

/// What can be seen of a cell after one line of a script, with all calls that the line led to.
package struct RecordedStep: Hashable, Sendable, Codable {
    package let view: StepView
    /// For each call, in order, which function of ``DemoResult/functions`` it is of; -1 for one
    /// without a name.
    package let functions: [Int]
    /// For each call, which earlier one made it; -1 for none.
    package let callers: [Int]

    package init(view: StepView, functions: [Int], callers: [Int]) {
        self.view = view
        self.functions = functions
        self.callers = callers
    }
}

/// What a person sees of a cell after one line of a script, and could do next.
package struct StepView: Hashable, Sendable, Codable {
    /// A list on the screen.
    package struct List: Hashable, Sendable, Codable {
        package let id: String
        package let numberOfRows: Int
        /// Those in the window, counted from 0.
        package let visibleRows: Range<Int>

        package init(id: String, numberOfRows: Int, visibleRows: Range<Int>) {
            self.id = id
            self.numberOfRows = numberOfRows
            self.visibleRows = visibleRows
        }
    }

    /// Why the event could not happen; `nil` where it did.
    package let ignored: String?
    package let screen: [Element]
    /// The elements that react to a tap. While an alert is up they are its buttons.
    package let tappable: [String]
    package let lists: [List]
    /// Where the person has gone, as scripts write it, the current page last.
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
