internal import Binding
internal import BindingControl
internal import Matrix

#if HAS_BindingClosure
    internal import BindingClosure
#endif
#if HAS_BindingDelegate
    internal import BindingDelegate
#endif
#if HAS_BindingObservation
    internal import BindingObservation
#endif
#if HAS_BindingNotification
    internal import BindingNotification
#endif
#if HAS_BindingManual
    internal import BindingManual
#endif

extension BindingEnvironment: EnvironmentOfImplementations {
    static let entry: ImplementationRegistry.Entry = {
        var screens: ImplementationRegistry.Screens<BindingEnvironment> = [:]
        #if HAS_BindingClosure
            screens[.closure] = { BindingClosure.BindingAssembly.screen($0.dependencies) }
        #endif
        #if HAS_BindingDelegate
            screens[.delegate] = { BindingDelegate.BindingAssembly.screen($0.dependencies) }
        #endif
        #if HAS_BindingObservation
            screens[.observation] = { BindingObservation.BindingAssembly.screen($0.dependencies) }
        #endif
        #if HAS_BindingNotification
            screens[.notification] = { BindingNotification.BindingAssembly.screen($0.dependencies) }
        #endif
        #if HAS_BindingManual
            screens[.manual] = { BindingManual.BindingAssembly.screen($0.dependencies) }
        #endif
        return ImplementationRegistry.Entry(
            environment: BindingEnvironment.init(opening:),
            screens: screens,
            control: { BindingControl.BindingAssembly.screen($0.dependencies) }
        )
    }()
}
