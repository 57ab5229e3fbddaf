internal import BlogFeed
internal import BlogFeedControl
internal import BlogFeedMVC
internal import BlogFeedMVCCard
internal import BlogFeedMVCP
internal import BlogFeedMVCPCard
internal import BlogFeedMVCVM
internal import BlogFeedMVCVMCard
internal import BlogFeedMVP
internal import BlogFeedMVPCard
internal import BlogFeedMVVM
internal import BlogFeedMVVMCard
internal import BlogFeedMassive
internal import BlogFeedMassiveCard
internal import BlogFeedMixed
internal import BlogFeedMixedCard
internal import BlogFeedVIPER
internal import BlogFeedVIPERCard
internal import HeadlessKit
internal import Matrix

extension Catalogue {
    static let blogFeed = Entry(
        environment: BlogFeedEnvironment.init(opening:),
        cells: [
            .mvc: scenes(
                page: BlogFeedMVC.BlogFeedAssembly.screen,
                card: BlogFeedMVCCard.CardAssembly.screen
            ),
            .mvp: scenes(
                page: BlogFeedMVP.BlogFeedAssembly.screen,
                card: BlogFeedMVPCard.CardAssembly.screen
            ),
            .mvvm: scenes(
                page: BlogFeedMVVM.BlogFeedAssembly.screen,
                card: BlogFeedMVVMCard.CardAssembly.screen
            ),
            .viper: scenes(
                page: BlogFeedVIPER.BlogFeedAssembly.screen,
                card: BlogFeedVIPERCard.CardAssembly.screen
            ),
            .mvcp: scenes(
                page: BlogFeedMVCP.BlogFeedAssembly.screen,
                card: BlogFeedMVCPCard.CardAssembly.screen
            ),
            .mvcvm: scenes(
                page: BlogFeedMVCVM.BlogFeedAssembly.screen,
                card: BlogFeedMVCVMCard.CardAssembly.screen
            ),
            .massive: scenes(
                page: BlogFeedMassive.BlogFeedAssembly.screen,
                card: BlogFeedMassiveCard.CardAssembly.screen
            ),
            .mixed: scenes(
                page: BlogFeedMixed.BlogFeedAssembly.screen,
                card: BlogFeedMixedCard.CardAssembly.screen
            ),
        ],
        control: { BlogFeedControl.BlogFeedAssembly.screen($0.dependencies) }
    )

    /// Opens the scene that a script asks for.
    private static func scenes(
        page: @escaping @MainActor (BlogFeedDependencies) -> ViewController,
        card: @escaping @MainActor (BlogFeedDependencies) -> ViewController
    ) -> @MainActor (BlogFeedEnvironment) -> ViewController {
        { environment in
            switch environment.scene {
            case .page: page(environment.dependencies)
            case .card: card(environment.dependencies)
            }
        }
    }
}
