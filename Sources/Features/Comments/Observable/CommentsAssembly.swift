package import Comments
package import HeadlessKit

/// The entry point of the implementation.
@MainActor
package enum CommentsAssembly {
    package static func screen(_ dependencies: CommentsDependencies) -> UIViewController {
        CommentsCoordinator(dependencies: dependencies).start()
    }
}
