internal import AppSupport
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
        weak var screen: PeopleViewController?
        let handler = PeopleEffectHandler(
            viewerID: dependencies.viewerID,
            kind: dependencies.kind,
            peopleService: dependencies.peopleService,
            onMessage: { screen?.showToast($0) }
        )
        let store = Store(
            archive?.state() ?? PeopleState(kind: dependencies.kind),
            reduce: PeopleReducer.reduce,
            perform: handler.perform
        )
        archive?.add(store)
        let viewController = PeopleViewController(store: store)
        screen = viewController
        return viewController
    }
}
