package import BlogFeed
package import HeadlessKit

/// Opens somebody's card.
@MainActor
package enum CardAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> ViewController {
        CardScene(dependencies)
    }
}
