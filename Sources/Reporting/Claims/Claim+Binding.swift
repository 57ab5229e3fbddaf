internal import Matrix

extension Claim {
    /// The claims about code that binds views to state.
    static let binding = [
        Claim(
            "observation-binding-lines",
            "Observation and the lines of binding code",
            "Binding by Observation needs less code than by closures or delegates.",
            [.init(.folklore)],
            measure: "code lines that carry a change from state to view, by the compiler’s index",
            Comparison(
                .all([
                    .valueRatio(.carryingLines, .observation, to: .closure),
                    .valueRatio(.carryingLines, .observation, to: .delegate),
                ]),
                footnotes: [.codeLines],
                features: [.binding]
            ),
            revision: "A ratio of at most 0.6 decided before: not supported. It was taken from an "
                + "article about KVO, which is another mechanism.",
            valueOnly:
                "Observation saves no line that carries a change here. A failure must become "
                + "state before it can be observed."
        ),
        Claim(
            "binding-not-needed",
            "MVVM works without a binding library",
            "MVVM works without a binding library.",
            [
                .init(.problems, "36"), .init(.simple, "3, 234"), .init(.chatter, "910"),
            ],
            measure: "behavioural differences between Manual and the baseline of the lab Binding",
            Comparison(
                .all([
                    .exactly(.differences, [.manual], 0),
                    .valueRatio(.codeLines, .manual, to: .closure),
                ]),
                features: [.binding]
            ),
            madeTrueBy: "the scenarios of the lab, each of which Manual must pass"
        ),
        Claim(
            "two-way-binding-saves",
            "Two-way binding saves code in forms",
            "With two-way binding, MVVM needs less code than MVC and MVP to carry values between "
                + "the fields of a form and the state.",
            [.init(.folklore)],
            measure: "code lines that declare or name an input of the form, or carry its value, by "
                + "the compiler’s index; MVVM ÷ the other",
            Comparison(
                .all([
                    .ratio(.carryingLines, .mvvm, to: .mvc, in: 0...0.9),
                    .ratio(.carryingLines, .mvvm, to: .mvp, in: 0...0.9),
                ]),
                features: [.profile]
            ),
            reason: "A tenth is twice the 5 % by which two authors differ; it was set before "
                + "counting.",
            supported: "Two-way binding saves lines that carry values. Compare the code of the "
                + "complete form, too: it also has rules, texts and bindings.",
            notSupported: "Two-way binding saves less than a tenth of this code against one of the "
                + "two, although the binding types themselves are shared and not counted."
        ),
    ]
}
