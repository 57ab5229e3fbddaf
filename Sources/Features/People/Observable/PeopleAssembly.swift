package import HeadlessKit
package import People

/// The entry point of the implementation. The people open no other screen, so the module has no
/// coordinator.
@MainActor
package enum PeopleAssembly {
    package static func screen(_ dependencies: PeopleDependencies) -> UIViewController {
        let model = PeopleModel(
            viewerID: dependencies.viewerID,
            kind: dependencies.kind,
            peopleService: dependencies.peopleService
        )
        return PeopleViewController(model: model)
    }
}
