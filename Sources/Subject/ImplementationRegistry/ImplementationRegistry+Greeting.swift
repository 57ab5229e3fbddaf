internal import Greeting
internal import GreetingControl
internal import Matrix

#if HAS_GreetingMVC
    internal import GreetingMVC
#endif
#if HAS_GreetingMVP
    internal import GreetingMVP
#endif
#if HAS_GreetingMVVM
    internal import GreetingMVVM
#endif
#if HAS_GreetingVIPER
    internal import GreetingVIPER
#endif
#if HAS_GreetingStore
    internal import GreetingStore
#endif
#if HAS_GreetingObservable
    internal import GreetingObservable
#endif

extension GreetingEnvironment: EnvironmentOfImplementations {
    static let entry: ImplementationRegistry.Entry = {
        var screens: ImplementationRegistry.Screens<GreetingEnvironment> = [:]
        #if HAS_GreetingMVC
            screens[.mvc] = { GreetingMVC.GreetingAssembly.screen($0.dependencies) }
        #endif
        #if HAS_GreetingMVP
            screens[.mvp] = { GreetingMVP.GreetingAssembly.screen($0.dependencies) }
        #endif
        #if HAS_GreetingMVVM
            screens[.mvvm] = { GreetingMVVM.GreetingAssembly.screen($0.dependencies) }
        #endif
        #if HAS_GreetingVIPER
            screens[.viper] = { GreetingVIPER.GreetingAssembly.screen($0.dependencies) }
        #endif
        #if HAS_GreetingStore
            screens.restorable[.store] = {
                GreetingStore.GreetingAssembly.screen($0.dependencies, archive: $1)
            }
        #endif
        #if HAS_GreetingObservable
            screens[.observable] = { GreetingObservable.GreetingAssembly.screen($0.dependencies) }
        #endif
        return ImplementationRegistry.Entry(
            environment: GreetingEnvironment.init(opening:),
            screens: screens,
            control: { GreetingControl.GreetingAssembly.screen($0.dependencies) }
        )
    }()
}
