package import HeadlessKit
package import Profile

/// The entry point of the implementation.
@MainActor
package enum ProfileAssembly {
    package static func screen(_ dependencies: ProfileDependencies) -> UIViewController {
        ProfileCoordinator(dependencies: dependencies).start()
    }
}
