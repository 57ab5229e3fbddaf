internal import Decision
internal import Matrix
internal import Report

/// The points from which the page's script computes a ranking with other weights.
struct DecisionData: Encodable {
    struct Group: Encodable {
        let name: String
        let title: String
        let question: String
        let criteria: [Criterion]
    }

    struct Criterion: Encodable {
        let name: String
        let title: String
        /// The points for each variant, one value per feature or change.
        let points: [[Double]]
        /// The lowest and the highest points for each variant.
        let ranges: [[Double]]
    }

    struct ProfileWeights: Encodable {
        let title: String
        /// The weights by the names of groups and criteria.
        let weights: [String: Int]
    }

    let variants: [String]
    let groups: [Group]
    let profiles: [ProfileWeights]
    /// The smallest gap between two ranges that ranks them.
    let margin: Double
    /// Indicates whether the points are about several features.
    let hasRange: Bool

    /// - Returns: `nil` if the report compares too little for a ranking.
    init?(_ report: Report) {
        let table = PointTable(architecturesIn: report)
        guard table.isRankable else { return nil }
        variants = table.variants.map(\.title)
        groups = DecisionCriterion.Group.allCases.map { group in
            let criteria = zip(table.criteria, table.summaries).filter {
                $0.0.group == group
            }
            .map { criterion, summaries in
                Criterion(
                    name: criterion.name,
                    title: criterion.title,
                    points: table.variants.map { table.points(criterion, of: $0) },
                    ranges: summaries.map {
                        [$0.range.lowerBound, $0.range.upperBound]
                    }
                )
            }
            return Group(
                name: group.rawValue,
                title: group.title,
                question: group.question,
                criteria: criteria
            )
        }
        .filter { !$0.criteria.isEmpty }
        profiles = WeightProfile.all.map { profile in
            let weights = Weights.Item.all.map { ($0.name, profile.weights[$0]) }
            return ProfileWeights(
                title: profile.title,
                weights: Dictionary(uniqueKeysWithValues: weights)
            )
        }
        margin = Ranking.margin
        hasRange = table.hasRange
    }
}
