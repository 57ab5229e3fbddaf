extension Variant {
    /// What was decided in the name of this variant. Pages refer to them by their number, counted
    /// from 1.
    package var caveats: [Caveat] {
        switch self {
        case .mvc: Self.mvcCaveats
        case .mvp: Self.mvpCaveats
        case .mvvm: Self.mvvmCaveats
        case .viper: Self.viperCaveats
        }
    }

    private static let mvcCaveats = [
        Caveat(
            "Each row has a small controller of its own; many would fill cells in the controller "
                + "of the list.",
            because: "A module that manages itself is what the advocates of a well-kept MVC ask "
                + "for, and such a controller can be tested without a view.",
            moves: [.codeLines, .files, .types, .distribution, .testability, .mutation, .latency]
        ),
        Caveat(
            "A view only lays out and has setters and closures, so controllers set each label.",
            because: "A view that knows nobody can be used by any controller.",
            moves: [.codeLines, .types, .assignments]
        ),
        Caveat(
            "Controllers ask the services themselves; some would give a screen an object for that.",
            because: "The services are shared by all variants, and one more object between is what "
                + "the other architectures are about.",
            moves: [.codeLines, .types, .distribution, .testability, .mutation]
        ),
    ]

    private static let mvpCaveats = [
        Caveat(
            "The view is the view controller, or the cell, and holds its subviews.",
            because: "A view apart from the controller that binds it is another variant.",
            moves: [.codeLines, .files, .types, .assignments]
        ),
        Caveat(
            "Each row has a presenter of its own, to which a cell attaches itself; some let the "
                + "presenter of the list fill the cells.",
            because: "A row that likes and shares has state of its own, as it has in MVC and MVVM.",
            moves: [.codeLines, .files, .types, .distribution, .testability, .mutation, .latency]
        ),
        Caveat(
            "There is a protocol on both sides of the border, each in a file of its own; some have "
                + "the view's alone, or both in one file.",
            because: "Each side can be replaced in a test, and a file holds one type in all cells.",
            moves: [.codeLines, .files],
            effect: .size(of: .protocols)
        ),
    ]

    private static let mvvmCaveats = [
        Caveat(
            "Binding is a closure for each value, set off when the value is set, and not Combine, "
                + "RxSwift or Observation.",
            because: "What is compared is the architecture and not a framework for binding.",
            moves: [.codeLines, .assignments, .latency]
        ),
        Caveat(
            "Whoever binds hears the value at once, and then of changes alone.",
            because: "A view that binds needs no second place that shows the first value.",
            moves: [.codeLines, .decisions, .latency]
        ),
        Caveat(
            "A view model has a value for each thing that changes; some have one state for the "
                + "whole screen.",
            because: "A change then writes what has changed and nothing else.",
            moves: [.codeLines, .types, .latency]
        ),
        Caveat(
            "The view is the view controller, or the cell, and holds its subviews.",
            because: "A view apart from the controller that binds it is another variant.",
            moves: [.codeLines, .files, .types, .assignments]
        ),
    ]

    private static let viperCaveats = [
        Caveat(
            "Each protocol has a file of its own; many put those of a module into one contract.",
            because: "A file holds one type in all cells.",
            moves: [.files],
            effect: .size(of: .protocols)
        ),
        Caveat(
            "The presenter of a list speaks for its rows, which are no modules of their own.",
            because: "A module for each row would be five types for a label that changes.",
            moves: [.codeLines, .files, .types, .distribution, .testability, .mutation, .latency]
        ),
        Caveat(
            "The interactor owns the list and what may run; the presenter asks it for each row that "
                + "is shown, and keeps none.",
            because: "State and rules stand once.",
            moves: [.codeLines, .distribution, .decisions, .latency]
        ),
        Caveat(
            "What the interactor hands up is a value of its own, a summary, and never the entity.",
            because: "An entity that changes is then the interactor's business alone.",
            moves: [.codeLines, .files, .types, .latency],
            effect: .size(of: .transport)
        ),
        Caveat(
            "A module is given its router by whoever puts the page together, and the greeting, "
                + "which leads nowhere, has none.",
            because: "A module that does not know where it leads can be used in another scene.",
            moves: [.codeLines, .files, .types],
            effect: .size(of: .router)
        ),
        Caveat(
            "The view is the view controller, or the cell, and holds its subviews.",
            because: "That is how it is in MVP and MVVM, too.",
            moves: [.codeLines, .files, .types, .assignments]
        ),
    ]
}
