internal import BlogFeed
internal import BlogFeedControl
internal import HeadlessKit
internal import Matrix
internal import StateManagement

#if HAS_BlogFeedMVC
    internal import BlogFeedMVC
    internal import BlogFeedMVCCard
#endif
#if HAS_BlogFeedMVP
    internal import BlogFeedMVP
    internal import BlogFeedMVPCard
#endif
#if HAS_BlogFeedMVVM
    internal import BlogFeedMVVM
    internal import BlogFeedMVVMCard
#endif
#if HAS_BlogFeedVIPER
    internal import BlogFeedVIPER
    internal import BlogFeedVIPERCard
#endif
#if HAS_BlogFeedStore
    internal import BlogFeedStore
    internal import BlogFeedStoreCard
#endif
#if HAS_BlogFeedObservable
    internal import BlogFeedObservable
    internal import BlogFeedObservableCard
#endif
#if HAS_BlogFeedMVCModel
    internal import BlogFeedMVCModel
    internal import BlogFeedMVCModelCard
#endif
#if HAS_BlogFeedMVCP
    internal import BlogFeedMVCP
    internal import BlogFeedMVCPCard
#endif
#if HAS_BlogFeedMVCVM
    internal import BlogFeedMVCVM
    internal import BlogFeedMVCVMCard
#endif
#if HAS_BlogFeedMassive
    internal import BlogFeedMassive
    internal import BlogFeedMassiveCard
#endif
#if HAS_BlogFeedMixed
    internal import BlogFeedMixed
    internal import BlogFeedMixedCard
#endif

extension BlogFeedEnvironment: EnvironmentOfImplementations {
    static let entry: ImplementationRegistry.Entry = {
        var screens: ImplementationRegistry.Screens<BlogFeedEnvironment> = [:]
        #if HAS_BlogFeedMVC
            screens[.mvc] = scenes(
                page: BlogFeedMVC.BlogFeedAssembly.screen,
                card: BlogFeedMVCCard.CardAssembly.screen
            )
        #endif
        #if HAS_BlogFeedMVP
            screens[.mvp] = scenes(
                page: BlogFeedMVP.BlogFeedAssembly.screen,
                card: BlogFeedMVPCard.CardAssembly.screen
            )
        #endif
        #if HAS_BlogFeedMVVM
            screens[.mvvm] = scenes(
                page: BlogFeedMVVM.BlogFeedAssembly.screen,
                card: BlogFeedMVVMCard.CardAssembly.screen
            )
        #endif
        #if HAS_BlogFeedVIPER
            screens[.viper] = scenes(
                page: BlogFeedVIPER.BlogFeedAssembly.screen,
                card: BlogFeedVIPERCard.CardAssembly.screen
            )
        #endif
        #if HAS_BlogFeedStore
            screens.restorable[.store] = { environment, archive in
                scenes(
                    page: { BlogFeedStore.BlogFeedAssembly.screen($0, archive: archive) },
                    card: { BlogFeedStoreCard.CardAssembly.screen($0, archive: archive) }
                )(environment)
            }
        #endif
        #if HAS_BlogFeedObservable
            screens[.observable] = scenes(
                page: BlogFeedObservable.BlogFeedAssembly.screen,
                card: BlogFeedObservableCard.CardAssembly.screen
            )
        #endif
        #if HAS_BlogFeedMVCModel
            screens[.mvcmodel] = scenes(
                page: BlogFeedMVCModel.BlogFeedAssembly.screen,
                card: BlogFeedMVCModelCard.CardAssembly.screen
            )
        #endif
        #if HAS_BlogFeedMVCP
            screens[.mvcp] = scenes(
                page: BlogFeedMVCP.BlogFeedAssembly.screen,
                card: BlogFeedMVCPCard.CardAssembly.screen
            )
        #endif
        #if HAS_BlogFeedMVCVM
            screens[.mvcvm] = scenes(
                page: BlogFeedMVCVM.BlogFeedAssembly.screen,
                card: BlogFeedMVCVMCard.CardAssembly.screen
            )
        #endif
        #if HAS_BlogFeedMassive
            screens[.massive] = scenes(
                page: BlogFeedMassive.BlogFeedAssembly.screen,
                card: BlogFeedMassiveCard.CardAssembly.screen
            )
        #endif
        #if HAS_BlogFeedMixed
            screens[.mixed] = scenes(
                page: BlogFeedMixed.BlogFeedAssembly.screen,
                card: BlogFeedMixedCard.CardAssembly.screen
            )
        #endif
        return ImplementationRegistry.Entry(
            environment: BlogFeedEnvironment.init(opening:),
            screens: screens,
            control: { BlogFeedControl.BlogFeedAssembly.screen($0.dependencies) }
        )
    }()

    /// Returns the functions that open the scene that the scenario selects.
    private static func scenes(
        page: @escaping @MainActor (BlogFeedDependencies) -> UIViewController,
        card: @escaping @MainActor (BlogFeedDependencies) -> UIViewController
    ) -> @MainActor (BlogFeedEnvironment) -> UIViewController {
        { environment in
            switch environment.scene {
            case .page: page(environment.dependencies)
            case .card: card(environment.dependencies)
            }
        }
    }
}
