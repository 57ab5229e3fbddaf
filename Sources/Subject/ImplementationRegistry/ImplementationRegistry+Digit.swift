internal import Digit
internal import DigitControl
internal import Matrix

#if HAS_DigitMVC
    internal import DigitMVC
#endif
#if HAS_DigitMVP
    internal import DigitMVP
#endif
#if HAS_DigitMVVM
    internal import DigitMVVM
#endif
#if HAS_DigitVIPER
    internal import DigitVIPER
#endif
#if HAS_DigitStore
    internal import DigitStore
#endif
#if HAS_DigitObservable
    internal import DigitObservable
#endif

extension DigitEnvironment: EnvironmentOfImplementations {
    static let entry: ImplementationRegistry.Entry = {
        var screens: ImplementationRegistry.Screens<DigitEnvironment> = [:]
        #if HAS_DigitMVC
            screens[.mvc] = { DigitMVC.DigitAssembly.screen($0.dependencies) }
        #endif
        #if HAS_DigitMVP
            screens[.mvp] = { DigitMVP.DigitAssembly.screen($0.dependencies) }
        #endif
        #if HAS_DigitMVVM
            screens[.mvvm] = { DigitMVVM.DigitAssembly.screen($0.dependencies) }
        #endif
        #if HAS_DigitVIPER
            screens[.viper] = { DigitVIPER.DigitAssembly.screen($0.dependencies) }
        #endif
        #if HAS_DigitStore
            screens.restorable[.store] = {
                DigitStore.DigitAssembly.screen($0.dependencies, archive: $1)
            }
        #endif
        #if HAS_DigitObservable
            screens[.observable] = { DigitObservable.DigitAssembly.screen($0.dependencies) }
        #endif
        return ImplementationRegistry.Entry(
            environment: DigitEnvironment.init(opening:),
            screens: screens,
            control: { DigitControl.DigitAssembly.screen($0.dependencies) }
        )
    }()
}
