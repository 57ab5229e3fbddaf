package import HeadlessKit
package import People

/// The entry point of the implementation.
@MainActor
package enum PeopleAssembly {
    package static func screen(_ dependencies: PeopleDependencies) -> UIViewController {
        let viewModel = PeopleViewModel(
            viewerID: dependencies.viewerID,
            kind: dependencies.kind,
            peopleService: dependencies.peopleService
        )
        return PeopleViewController(viewModel: viewModel)
    }
}
