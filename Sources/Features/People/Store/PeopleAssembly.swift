package import HeadlessKit
package import People
internal import StateManagement

/// The entry point of the implementation.
@MainActor
package enum PeopleAssembly {
    package static func screen(_ dependencies: PeopleDependencies) -> ViewController {
        let handler = PeopleEffectHandler(
            viewerID: dependencies.viewerID,
            kind: dependencies.kind,
            peopleService: dependencies.peopleService
        )
        let store = Store(
            PeopleState(kind: dependencies.kind),
            reduce: PeopleReducer.reduce,
            perform: handler.perform
        )
        return PeopleViewController(store: store)
    }
}
