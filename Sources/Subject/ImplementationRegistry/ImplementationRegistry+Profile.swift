internal import Matrix
internal import Profile
internal import ProfileControl

#if HAS_ProfileMVC
    internal import ProfileMVC
#endif
#if HAS_ProfileMVP
    internal import ProfileMVP
#endif
#if HAS_ProfileMVVM
    internal import ProfileMVVM
#endif
#if HAS_ProfileVIPER
    internal import ProfileVIPER
#endif
#if HAS_ProfileStore
    internal import ProfileStore
#endif
#if HAS_ProfileObservable
    internal import ProfileObservable
#endif

extension ProfileEnvironment: EnvironmentOfImplementations {
    static let entry: ImplementationRegistry.Entry = {
        var screens: ImplementationRegistry.Screens<ProfileEnvironment> = [:]
        #if HAS_ProfileMVC
            screens[.mvc] = { ProfileMVC.ProfileAssembly.screen($0.dependencies) }
        #endif
        #if HAS_ProfileMVP
            screens[.mvp] = { ProfileMVP.ProfileAssembly.screen($0.dependencies) }
        #endif
        #if HAS_ProfileMVVM
            screens[.mvvm] = { ProfileMVVM.ProfileAssembly.screen($0.dependencies) }
        #endif
        #if HAS_ProfileVIPER
            screens[.viper] = { ProfileVIPER.ProfileAssembly.screen($0.dependencies) }
        #endif
        #if HAS_ProfileStore
            screens.restorable[.store] = {
                ProfileStore.ProfileAssembly.screen($0.dependencies, archive: $1)
            }
        #endif
        #if HAS_ProfileObservable
            screens[.observable] = { ProfileObservable.ProfileAssembly.screen($0.dependencies) }
        #endif
        return ImplementationRegistry.Entry(
            environment: ProfileEnvironment.init(opening:),
            screens: screens,
            control: { ProfileControl.ProfileAssembly.screen($0.dependencies) }
        )
    }()
}
