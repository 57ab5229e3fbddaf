package import HeadlessKit
package import People

/// The entry point of the implementation.
@MainActor
package enum PeopleAssembly {
    package static func screen(_ dependencies: PeopleDependencies) -> UIViewController {
        let loader = PeopleLoader(
            viewerID: dependencies.viewerID,
            kind: dependencies.kind,
            peopleService: dependencies.peopleService
        )
        return PeopleViewController(loader: loader)
    }
}
