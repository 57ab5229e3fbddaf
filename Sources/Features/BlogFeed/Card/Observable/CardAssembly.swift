package import BlogFeed
package import HeadlessKit

/// The entry point of the card of a user: the header and, for the viewer's own card, the drafts, with
/// the unchanged modules of the page.
@MainActor
package enum CardAssembly {
    package static func screen(_ dependencies: BlogFeedDependencies) -> UIViewController {
        CardCoordinator(dependencies: dependencies).screen()
    }
}
