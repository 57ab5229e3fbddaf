internal import Matrix

extension Claim {
    /// The claims about code that binds views to state.
    static let binding = [
        Claim(
            "binding-halves",
            "Observation halves the binding code",
            "Binding by Observation needs about half the code of closures or delegates.",
            [.chatter],
            measure: "code lines that carry a change from state to view, by the compiler's index",
            Comparison(
                .all([
                    .ratio(.carryingLines, .observation, to: .closure, in: 0...0.6),
                    .ratio(.carryingLines, .observation, to: .delegate, in: 0...0.6),
                ])
            ),
            supported: "An observed property needs far less code than a closure or a delegate.",
            notSupported: "Observation saves no code here. An event that is not state, such as a "
                + "failure, must become state before it can be observed."
        ),
        Claim(
            "two-way-binding-saves",
            "Two-way binding saves code in forms",
            "With two-way binding, MVVM needs less code than MVC and MVP to carry values between "
                + "the fields of a form and the state.",
            [.folklore],
            measure: "code lines that declare or name an input of the form, or carry its value, by "
                + "the compiler's index; MVVM ÷ the other. The limit of 0.9 was set before the "
                + "lines were counted",
            Comparison(
                .all([
                    .ratio(.carryingLines, .mvvm, to: .mvc, in: 0...0.9),
                    .ratio(.carryingLines, .mvvm, to: .mvp, in: 0...0.9),
                ]),
                features: [.profile]
            ),
            supported: "Two-way binding saves lines that carry values. Compare the code of the "
                + "complete form, too: it also has rules, texts and bindings.",
            notSupported: "Two-way binding saves less than a tenth of this code against one of the "
                + "two, although the binding types themselves are shared and not counted."
        ),
    ]
}
