internal import Matrix
internal import Relay
internal import RelayControl

#if HAS_RelayDirect
    internal import RelayDirect
#endif
#if HAS_RelayDelegate
    internal import RelayDelegate
#endif
#if HAS_RelayNotification
    internal import RelayNotification
#endif

extension RelayEnvironment: EnvironmentOfImplementations {
    static let entry: ImplementationRegistry.Entry = {
        var screens: ImplementationRegistry.Screens<RelayEnvironment> = [:]
        #if HAS_RelayDirect
            screens[.direct] = { RelayDirect.RelayAssembly.screen($0.dependencies) }
        #endif
        #if HAS_RelayDelegate
            screens[.delegate] = { RelayDelegate.RelayAssembly.screen($0.dependencies) }
        #endif
        #if HAS_RelayNotification
            screens[.notification] = { RelayNotification.RelayAssembly.screen($0.dependencies) }
        #endif
        return ImplementationRegistry.Entry(
            environment: RelayEnvironment.init(opening:),
            screens: screens,
            control: { RelayControl.RelayAssembly.screen($0.dependencies) }
        )
    }()
}
