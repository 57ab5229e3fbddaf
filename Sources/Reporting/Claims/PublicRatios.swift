internal import Foundation
internal import Matrix
internal import Statistics

/// The ratios of one architecture to another in public repositories, one for each app.
package struct PublicRatios: Hashable, Sendable {
    /// The ratio of one app.
    package struct OfApp: Hashable, Sendable {
        /// The name of the comparison.
        package let name: String
        package let ratio: Double
        /// The own code lines of the variant to which the ratio is taken.
        package let baselineLines: Int
    }

    /// The ratios in ascending order.
    package let apps: [OfApp]

    /// - Parameters:
    ///   - architecture: the architecture as in the data, such as `MVP`.
    ///   - baseline: the architecture to which ratios are taken.
    ///   - size: the size that is compared; by default the own code lines.
    ///   - comparisons: the comparisons; one without both architectures has no ratio.
    package init(
        _ architecture: String,
        to baseline: String,
        of size: KeyPath<PublicComparison.Variant, Int> = \.ownCodeLines,
        in comparisons: [PublicComparison] = PublicComparison.all
    ) {
        apps = comparisons.compactMap { comparison in
            guard let one = comparison.variant(of: architecture),
                let other = comparison.variant(of: baseline), other[keyPath: size] > 0
            else { return nil }
            return OfApp(
                name: comparison.name,
                ratio: Double(one[keyPath: size]) / Double(other[keyPath: size]),
                baselineLines: other.ownCodeLines
            )
        }
        .sorted { ($0.ratio, $0.name) < ($1.ratio, $1.name) }
    }

    private init(_ apps: [OfApp]) {
        self.apps = apps
    }

    /// Returns the ratios of the apps whose baseline has a number of own code lines.
    package func ofApps(withBaseline lines: ClosedRange<Int>) -> PublicRatios {
        PublicRatios(apps.filter { lines.contains($0.baselineLines) })
    }

    package var ratios: [Double] { apps.map(\.ratio) }

    /// The median; `nil` without ratios.
    package var median: Double? { try? Statistics.median(of: ratios) }

    /// The middle half: the range from the first to the third quartile; `nil` without ratios.
    package var middleHalf: ClosedRange<Double>? {
        guard let lower = try? quantile(0.25, of: ratios),
            let upper = try? quantile(0.75, of: ratios)
        else { return nil }
        return lower...upper
    }

    package var range: ClosedRange<Double>? {
        guard let least = ratios.first, let most = ratios.last else { return nil }
        return least...most
    }

    /// The 95 % confidence interval of the median, without an assumption about the distribution;
    /// `nil` for fewer than six ratios, which have none.
    ///
    /// Its ends are the order statistics k and n + 1 − k with the largest k for which fewer than
    /// k of n tosses of a coin show heads with a probability of at most 2.5 %. Source: G. Hahn,
    /// W. Meeker, "Statistical Intervals", 1991, section 5.2.
    package var medianInterval: ClosedRange<Double>? {
        let count = ratios.count
        // The probability that at most `heads` of `count` tosses show heads.
        var probability = pow(0.5, Double(count))
        var ways = 1.0
        var heads = 0
        while probability <= 0.025 {
            ways *= Double(count - heads) / Double(heads + 1)
            heads += 1
            probability += ways * pow(0.5, Double(count))
        }
        return heads == 0 ? nil : ratios[heads - 1]...ratios[count - heads]
    }
}

/// The verdict of public repositories on one condition about size.
package struct OtherAuthors: Sendable {
    package let condition: Criterion
    /// The number of apps that have the compared architectures.
    package let apps: Int
    /// The number of apps that meet the condition.
    package let agreeing: Int
    /// The ratios, if the condition compares two architectures.
    package let ratios: PublicRatios?

    /// Returns the verdicts on each condition of a claim that these repositories can decide, for all
    /// its readings.
    package static func verdicts(
        on claim: Claim,
        in comparisons: [PublicComparison] = PublicComparison.all
    ) -> [OtherAuthors] {
        claim.comparison.readings.flatMap(\.criterion.parts).compactMap {
            OtherAuthors($0, in: comparisons)
        }
    }

    /// - Parameter condition: a single condition.
    /// - Returns: `nil` if the condition is about something that was not counted in these
    ///   repositories, or if fewer than two apps have the compared architectures.
    package init?(
        _ condition: Criterion,
        in comparisons: [PublicComparison] = PublicComparison.all
    ) {
        guard let quantity = condition.quantity, let size = Self.size(of: quantity) else {
            return nil
        }
        let names = condition.variants.compactMap(Self.architecture)
        guard names.count == condition.variants.count else { return nil }
        let outcomes = comparisons.compactMap { comparison -> Bool? in
            let found = names.compactMap { comparison.variant(of: $0) }
            guard found.count == names.count else { return nil }
            return condition.isMet(by: found.map { Double($0[keyPath: size]) })
        }
        guard outcomes.count > 1 else { return nil }
        self.condition = condition
        apps = outcomes.count
        agreeing = outcomes.count { $0 }
        ratios =
            names.count == 2
            ? PublicRatios(names[0], to: names[1], of: size, in: comparisons) : nil
    }

    private static func size(
        of quantity: Quantity
    ) -> KeyPath<PublicComparison.Variant, Int>? {
        switch quantity {
        case .codeLines: return \.ownCodeLines
        case .files: return \.ownFiles
        case .types: return \.ownTypes
        default: return nil
        }
    }

    /// Returns the name of a variant's architecture in the data; `nil` if they do not have it.
    private static func architecture(of variant: Variant) -> String? {
        switch variant {
        case .mvc, .mvp, .mvvm, .viper: variant.title
        case .massive: "MVC in one controller"
        default: nil
        }
    }
}
