internal import Matrix
internal import Voice
internal import VoiceControl

#if HAS_VoiceMVC
    internal import VoiceMVC
#endif
#if HAS_VoiceMVP
    internal import VoiceMVP
#endif
#if HAS_VoiceMVVM
    internal import VoiceMVVM
#endif
#if HAS_VoiceVIPER
    internal import VoiceVIPER
#endif
#if HAS_VoiceStore
    internal import VoiceStore
#endif
#if HAS_VoiceObservable
    internal import VoiceObservable
#endif
#if HAS_VoiceMVCModel
    internal import VoiceMVCModel
#endif

extension VoiceEnvironment: EnvironmentOfImplementations {
    static let entry: ImplementationRegistry.Entry = {
        var screens: ImplementationRegistry.Screens<VoiceEnvironment> = [:]
        #if HAS_VoiceMVC
            screens[.mvc] = { VoiceMVC.VoiceAssembly.screen($0.dependencies) }
        #endif
        #if HAS_VoiceMVP
            screens[.mvp] = { VoiceMVP.VoiceAssembly.screen($0.dependencies) }
        #endif
        #if HAS_VoiceMVVM
            screens[.mvvm] = { VoiceMVVM.VoiceAssembly.screen($0.dependencies) }
        #endif
        #if HAS_VoiceVIPER
            screens[.viper] = { VoiceVIPER.VoiceAssembly.screen($0.dependencies) }
        #endif
        #if HAS_VoiceStore
            screens.restorable[.store] = {
                VoiceStore.VoiceAssembly.screen($0.dependencies, archive: $1)
            }
        #endif
        #if HAS_VoiceObservable
            screens[.observable] = { VoiceObservable.VoiceAssembly.screen($0.dependencies) }
        #endif
        #if HAS_VoiceMVCModel
            screens[.mvcmodel] = { VoiceMVCModel.VoiceAssembly.screen($0.dependencies) }
        #endif
        return ImplementationRegistry.Entry(
            environment: VoiceEnvironment.init(opening:),
            screens: screens,
            control: { VoiceControl.VoiceAssembly.screen($0.dependencies) }
        )
    }()
}
