package import HeadlessKit
package import People
package import StateManagement

/// The entry point of the implementation.
@MainActor
package enum PeopleAssembly {
    /// - Parameter archive: the states of an earlier screen, and later those of this one.
    package static func screen(
        _ dependencies: PeopleDependencies,
        archive: StateArchive? = nil
    ) -> UIViewController {
        let handler = PeopleEffectHandler(
            viewerID: dependencies.viewerID,
            kind: dependencies.kind,
            peopleService: dependencies.peopleService
        )
        let store = Store(
            archive?.state() ?? PeopleState(kind: dependencies.kind),
            reduce: PeopleReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        return PeopleViewController(store: store)
    }
}
