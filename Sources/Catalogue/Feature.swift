internal import BlogFeed
internal import Greeting
package import Scripts

/// The features that are built in every variant.
package enum Feature: String, CaseIterable, Hashable, Sendable, Codable {
    case greeting
    case blogFeed = "blog-feed"

    /// What the feature fixes for all its variants.
    package var contract: FeatureContract {
        switch self {
        case .greeting: .greeting
        case .blogFeed: .blogFeed
        }
    }

    /// The name that commands and scripts use, as `blog-feed`.
    package var name: String { contract.name }

    /// The name of the folder and of the targets, as `BlogFeed`.
    package var moduleName: String {
        switch self {
        case .greeting: "Greeting"
        case .blogFeed: "BlogFeed"
        }
    }
}
