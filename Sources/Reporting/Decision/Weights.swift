/// The weights of the criteria in a decision, from 0 (not at all) to 5 (most).
///
/// The three groups are weighted against each other, and each criterion within its group. So the
/// number of criteria in a group gives it no weight.
package struct Weights: Sendable, Hashable {
    /// A group or a criterion, which has a weight of its own.
    package enum Item: Sendable, Hashable {
        case group(DecisionCriterion.Group)
        case criterion(DecisionCriterion)

        /// All groups, each followed by its criteria.
        package static let all = DecisionCriterion.Group.allCases.flatMap { group in
            [.group(group)] + group.criteria.map(Item.criterion)
        }

        package var title: String {
            switch self {
            case .group(let group): group.title
            case .criterion(let criterion): criterion.title
            }
        }

        /// The name in commands.
        package var name: String {
            switch self {
            case .group(let group): group.rawValue
            case .criterion(let criterion): criterion.name
            }
        }
    }

    package static let range = 0...5

    private var values: [Item: Int] = [:]

    /// Creates weights that are all 0.
    package init() {}

    package init(
        groups: [DecisionCriterion.Group: Int],
        criteria: [DecisionCriterion: Int]
    ) {
        for (group, weight) in groups { self[.group(group)] = weight }
        for (criterion, weight) in criteria { self[.criterion(criterion)] = weight }
    }

    /// The weight of a group or criterion. A value outside of ``range`` becomes the nearest one in
    /// it.
    package subscript(item: Item) -> Int {
        get { values[item] ?? 0 }
        set { values[item] = min(max(newValue, Self.range.lowerBound), Self.range.upperBound) }
    }

    /// Returns the share of each criterion in the sum, from 0 to 1. A group whose criteria all have
    /// the weight 0 has no share. Empty if all weights are 0.
    ///
    /// - Parameter criteria: the criteria that were measured.
    package func shares(of criteria: [DecisionCriterion]) -> [DecisionCriterion: Double] {
        var shares: [DecisionCriterion: Double] = [:]
        for group in DecisionCriterion.Group.allCases {
            let members = criteria.filter { $0.group == group && self[.criterion($0)] > 0 }
            let sum = members.reduce(0) { $0 + self[.criterion($1)] }
            for criterion in members where self[.group(group)] > 0 {
                shares[criterion] =
                    Double(self[.group(group)]) * Double(self[.criterion(criterion)]) / Double(sum)
            }
        }
        let sum = criteria.reduce(0) { $0 + (shares[$1] ?? 0) }
        return sum > 0 ? shares.mapValues { $0 / sum } : [:]
    }
}
