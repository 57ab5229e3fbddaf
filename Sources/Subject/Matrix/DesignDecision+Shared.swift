extension DesignDecision {
    /// The decisions that all implementations share, although proponents of some architectures would
    /// decide differently.
    package static let shared = [
        DesignDecision(
            "A file contains one type, with its nested types, or one protocol. Authors of VIPER "
                + "keep all protocols of a module in one file, and authors of Store nest state, "
                + "action and reducer.",
            because: "The same part is then found under the same kind of name in each "
                + "implementation.",
            affects: [.files]
        ),
        DesignDecision(
            "View controllers create their subviews when they are first used, with `lazy var`. "
                + "Most authors of UIKit apps create them with the view controller.",
            because: "A screen that is assembled but not shown has no view, so that tests "
                + "without a view can begin with the assembly.",
            affects: [.testability]
        ),
        DesignDecision(
            "Services and navigation are given by the contract: services reply in closures, and "
                + "a navigator opens a page by its name. Authors of MVVM would bind publishers, "
                + "a router of VIPER would build the next module, and a coordinator would own a "
                + "navigation controller.",
            because: "All implementations then send the same requests and open the same pages, "
                + "which is what shows that they behave alike.",
            affects: [.codeLines, .files, .types, .latency]
        ),
        DesignDecision(
            "A page that was requested before a refresh is ignored, by a counter that each "
                + "refresh increments. Only Observable cancels its request. Authors with a "
                + "networking library would cancel it in each architecture.",
            because: "A service that replies in a closure returns nothing that could be "
                + "cancelled.",
            affects: [.codeLines, .decisions]
        ),
        DesignDecision(
            "A list that has changed since it was requested is requested again. Some authors "
                + "would merge the change into the reply.",
            because: "A merge needs to know what each change does to each reply; to ask again is "
                + "right for all changes.",
            affects: [.codeLines, .decisions, .latency]
        ),
        DesignDecision(
            "Rows are objects in MVC, MVP, MVVM and Observable, and values in VIPER, Store, "
                + "MVCModel and Massive. Each architecture has authors who do the opposite.",
            because: "This is how most public examples of each are written. It decides the "
                + "memory of a list and the cost of scrolling more than the architecture does.",
            affects: [.codeLines, .types, .latency]
        ),
        DesignDecision(
            "Each implementation is played through the scenarios of its contract, and these "
                + "tests are not counted. Authors of MVC would write tests of their view "
                + "controllers by hand.",
            because: "The scenarios are the same for all and prove that the implementations are "
                + "equal.",
            affects: [.testability, .mutation]
        ),
        DesignDecision(
            "Views are arranged in stacks in code, tables have a data source, and texts are in "
                + "English. Authors also use storyboards, diffable data sources and localised "
                + "texts.",
            because: "These are the same in all architectures, so they would only make the "
                + "differences smaller.",
            affects: [.codeLines]
        ),
    ]
}
