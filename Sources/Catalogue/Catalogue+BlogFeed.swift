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
        cells: scenes(
            page: [
                .mvc: BlogFeedMVC.BlogFeedAssembly.screen,
                .mvp: BlogFeedMVP.BlogFeedAssembly.screen,
                .mvvm: BlogFeedMVVM.BlogFeedAssembly.screen,
                .viper: BlogFeedVIPER.BlogFeedAssembly.screen,
                .mvcp: BlogFeedMVCP.BlogFeedAssembly.screen,
                .mvcvm: BlogFeedMVCVM.BlogFeedAssembly.screen,
                .massive: BlogFeedMassive.BlogFeedAssembly.screen,
                .mixed: BlogFeedMixed.BlogFeedAssembly.screen,
            ],
            card: [
                .mvc: BlogFeedMVCCard.CardAssembly.screen,
                .mvp: BlogFeedMVPCard.CardAssembly.screen,
                .mvvm: BlogFeedMVVMCard.CardAssembly.screen,
                .viper: BlogFeedVIPERCard.CardAssembly.screen,
                .mvcp: BlogFeedMVCPCard.CardAssembly.screen,
                .mvcvm: BlogFeedMVCVMCard.CardAssembly.screen,
                .massive: BlogFeedMassiveCard.CardAssembly.screen,
                .mixed: BlogFeedMixedCard.CardAssembly.screen,
            ]
        ),
        control: { BlogFeedControl.BlogFeedAssembly.screen($0.dependencies) }
    )

    private typealias Screen = @MainActor (BlogFeedDependencies) -> ViewController

    /// Opens the scene that a script asks for.
    private static func scenes(
        page: [Variant: Screen],
        card: [Variant: Screen]
    ) -> [Variant: @MainActor (BlogFeedEnvironment) -> ViewController] {
        Dictionary(
            uniqueKeysWithValues: page.compactMap { variant, page in
                guard let card = card[variant] else { return nil }
                return (
                    variant,
                    { environment in
                        switch environment.scene {
                        case .page: page(environment.dependencies)
                        case .card: card(environment.dependencies)
                        }
                    }
                )
            }
        )
    }
}
