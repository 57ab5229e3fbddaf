/// A typical situation with its weights.
package struct WeightProfile: Sendable {
    /// The name in commands.
    package let name: String
    package let title: String
    /// One sentence about the situation.
    package let summary: String
    package let weights: Weights

    /// A prototype of a few weeks.
    package static let prototype = WeightProfile(
        name: "prototype",
        title: "A prototype",
        summary: "It must be there in a few weeks and may be thrown away.",
        weights: Weights(
            groups: [.changes: 3, .testability: 0, .size: 5],
            criteria: [
                .addField: 3, .extendForm: 3, .addAction: 3, .askFirst: 1, .addList: 3,
                .changeSource: 1, .restyle: 3, .reportFailure: 1, .logicFaults: 1, .allFaults: 1,
                .code: 5, .testCost: 0,
            ]
        )
    )

    /// A product that a team maintains.
    package static let team = WeightProfile(
        name: "team",
        title: "A team of five for three years",
        summary: "Many changes by people who did not write the code.",
        weights: Weights(
            groups: [.changes: 5, .testability: 4, .size: 2],
            criteria: [
                .addField: 3, .extendForm: 3, .addAction: 3, .askFirst: 2, .addList: 2,
                .changeSource: 3, .restyle: 2, .reportFailure: 2, .logicFaults: 3, .allFaults: 3,
                .code: 3, .testCost: 3,
            ]
        )
    )

    /// An app whose rules are harder than its screens.
    package static let behaviour = WeightProfile(
        name: "behaviour",
        title: "An app with much behaviour and little user interface",
        summary: "States, rules and failures matter more than the number of screens.",
        weights: Weights(
            groups: [.changes: 3, .testability: 5, .size: 1],
            criteria: [
                .addField: 1, .extendForm: 1, .addAction: 3, .askFirst: 3, .addList: 1,
                .changeSource: 4, .restyle: 0, .reportFailure: 4, .logicFaults: 5, .allFaults: 3,
                .code: 3, .testCost: 3,
            ]
        )
    )

    package static let all = [prototype, team, behaviour]
}
