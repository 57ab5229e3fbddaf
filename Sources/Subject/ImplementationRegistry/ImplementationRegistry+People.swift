internal import Matrix
internal import People
internal import PeopleControl

#if HAS_PeopleMVC
    internal import PeopleMVC
#endif
#if HAS_PeopleMVP
    internal import PeopleMVP
#endif
#if HAS_PeopleMVVM
    internal import PeopleMVVM
#endif
#if HAS_PeopleVIPER
    internal import PeopleVIPER
#endif
#if HAS_PeopleStore
    internal import PeopleStore
#endif
#if HAS_PeopleObservable
    internal import PeopleObservable
#endif
#if HAS_PeopleMVCModel
    internal import PeopleMVCModel
#endif

extension PeopleEnvironment: EnvironmentOfImplementations {
    static let entry: ImplementationRegistry.Entry = {
        var screens: ImplementationRegistry.Screens<PeopleEnvironment> = [:]
        #if HAS_PeopleMVC
            screens[.mvc] = { PeopleMVC.PeopleAssembly.screen($0.dependencies) }
        #endif
        #if HAS_PeopleMVP
            screens[.mvp] = { PeopleMVP.PeopleAssembly.screen($0.dependencies) }
        #endif
        #if HAS_PeopleMVVM
            screens[.mvvm] = { PeopleMVVM.PeopleAssembly.screen($0.dependencies) }
        #endif
        #if HAS_PeopleVIPER
            screens[.viper] = { PeopleVIPER.PeopleAssembly.screen($0.dependencies) }
        #endif
        #if HAS_PeopleStore
            screens.restorable[.store] = {
                PeopleStore.PeopleAssembly.screen($0.dependencies, archive: $1)
            }
        #endif
        #if HAS_PeopleObservable
            screens[.observable] = { PeopleObservable.PeopleAssembly.screen($0.dependencies) }
        #endif
        #if HAS_PeopleMVCModel
            screens[.mvcmodel] = { PeopleMVCModel.PeopleAssembly.screen($0.dependencies) }
        #endif
        return ImplementationRegistry.Entry(
            environment: PeopleEnvironment.init(opening:),
            screens: screens,
            control: { PeopleControl.PeopleAssembly.screen($0.dependencies) }
        )
    }()
}
