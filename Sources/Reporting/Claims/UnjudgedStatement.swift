/// A statement of the articles that no value of a report can support or refute.
package struct UnjudgedStatement: Sendable {
    package let places: [ClaimPlace]
    /// The statement in our words.
    package let statement: String
    /// The reason why it has no value.
    package let reason: String

    private init(_ places: [ClaimPlace], _ statement: String, _ reason: String) {
        self.places = places
        self.statement = statement
        self.reason = reason
    }

    /// Every such statement, in the order of the page.
    package static let all = [
        UnjudgedStatement(
            [.init(.chatter, "876–908"), .init(.coupling, "986–988")],
            "KVO, or a helper for KVO, is shorter or easier than closures and delegates.",
            "Foundation on Linux has no KVO. The lab Binding compares other mechanisms. The listings "
                + "of article 000 have 30 code lines with blocks, 32 with a protocol and 23 with KVO: "
                + "0.77 and 0.72 times."
        ),
        UnjudgedStatement(
            [.init(.advanced, "207")],
            "KVO and notifications are less convenient than bindings.",
            "Convenience is not measured, and KVO does not exist here. The lab Binding prints the "
                + "lines."
        ),
        UnjudgedStatement(
            [.init(.chatter, "920")],
            "MVVM is harder to learn.",
            "Nobody learned it under observation."
        ),
        UnjudgedStatement(
            [.init(.chatter, "908, 920, 1185")],
            "The logic or the binding reads better.",
            "Nobody was asked to read it."
        ),
        UnjudgedStatement(
            [.init(.chatter, "918")],
            "Layers make the logic harder to follow.",
            "Nobody was asked to read it. The lab Layers measures only instructions."
        ),
        UnjudgedStatement(
            [.init(.coupling, "731"), .init(.simple, "129"), .init(.chatter, "128")],
            "Controllers grow with the screen, to thousands of lines.",
            "Our largest controller has fewer than 1,000 lines. We do not measure apps that grow "
                + "for years."
        ),
        UnjudgedStatement(
            [.init(.coupling, "435")],
            "Notifications are hard to debug.",
            "Nobody debugged. The claim “Faults in notifications that tests miss” prints "
                + "the surviving mutants."
        ),
        UnjudgedStatement(
            [.init(.advanced, "35, 70")],
            "In MVC, view and controller are tightly coupled.",
            "In the article they are one type. Our MVC separates them by a rule."
        ),
        UnjudgedStatement(
            [.init(.chatter, "924")],
            "View models become one-to-one, because they format for one scene.",
            "No scenario shows one view model in two formats."
        ),
        UnjudgedStatement(
            [.init(.chatter, "924")],
            "A flag or a format helper makes such a view model reusable.",
            "No scenario shows one view model in two formats."
        ),
        UnjudgedStatement(
            [.init(.chatter, "448")],
            "Large modules are reused less than small ones.",
            "Only one scene reuses the modules."
        ),
        UnjudgedStatement(
            [.init(.chatter, "452")],
            "A fault is found quickly in its module.",
            "Nobody searched for faults."
        ),
        UnjudgedStatement(
            [.init(.coupling, "978")],
            "MVP does not suit iOS.",
            "An opinion. The readings “with a controller” print the cost of the controller."
        ),
        UnjudgedStatement(
            [.init(.problems, "20")],
            "Giving the model to the view is a habit.",
            "A statement about other people’s code."
        ),
        UnjudgedStatement(
            [.init(.chatter, "922"), .init(.advanced, "313–314")],
            "Files need good order, and no architecture is best.",
            "Advice."
        ),
    ]
}
