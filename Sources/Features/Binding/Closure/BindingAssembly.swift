package import Binding
package import HeadlessKit
internal import Model

/// The entry point of the implementation.
@MainActor
package enum BindingAssembly {
    package static func screen(_ dependencies: BindingDependencies) -> UIViewController {
        BindingViewController(
            ids: dependencies.people.map(\.id),
            state: FollowState(
                people: dependencies.people,
                userService: dependencies.userService
            )
        )
    }
}
