internal import Info
internal import InfoControl
internal import Matrix

#if HAS_InfoModel
    internal import InfoModel
#endif
#if HAS_InfoSetters
    internal import InfoSetters
#endif
#if HAS_InfoViewModel
    internal import InfoViewModel
#endif
#if HAS_InfoCluster
    internal import InfoCluster
#endif

extension InfoEnvironment: EnvironmentOfImplementations {
    static let entry: ImplementationRegistry.Entry = {
        var screens: ImplementationRegistry.Screens<InfoEnvironment> = [:]
        #if HAS_InfoModel
            screens[.model] = { InfoModel.InfoAssembly.screen($0.dependencies) }
        #endif
        #if HAS_InfoSetters
            screens[.setters] = { InfoSetters.InfoAssembly.screen($0.dependencies) }
        #endif
        #if HAS_InfoViewModel
            screens[.viewModel] = { InfoViewModel.InfoAssembly.screen($0.dependencies) }
        #endif
        #if HAS_InfoCluster
            screens[.cluster] = { InfoCluster.InfoAssembly.screen($0.dependencies) }
        #endif
        return ImplementationRegistry.Entry(
            environment: InfoEnvironment.init(opening:),
            screens: screens,
            control: { InfoControl.InfoAssembly.screen($0.dependencies) }
        )
    }()
}
