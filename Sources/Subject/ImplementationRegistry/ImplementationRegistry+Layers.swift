internal import Layers
internal import LayersControl
internal import Matrix

#if HAS_LayersProtocol
    internal import LayersProtocol
#endif
#if HAS_LayersClosure
    internal import LayersClosure
#endif

extension LayersEnvironment: EnvironmentOfImplementations {
    static let entry: ImplementationRegistry.Entry = {
        var screens: ImplementationRegistry.Screens<LayersEnvironment> = [:]
        #if HAS_LayersProtocol
            screens[.protocol] = { LayersProtocol.LayersAssembly.screen($0.dependencies) }
        #endif
        #if HAS_LayersClosure
            screens[.closure] = { LayersClosure.LayersAssembly.screen($0.dependencies) }
        #endif
        return ImplementationRegistry.Entry(
            environment: LayersEnvironment.init(opening:),
            screens: screens,
            control: { LayersControl.LayersAssembly.screen($0.dependencies) }
        )
    }()
}
