internal import BlogFeed
internal import BlogFeedControl
internal import BlogFeedMVC
internal import BlogFeedMVCP
internal import BlogFeedMVCVM
internal import BlogFeedMVP
internal import BlogFeedMVVM
internal import BlogFeedMassive
internal import BlogFeedMixed
internal import BlogFeedVIPER
internal import Matrix

extension Catalogue {
    static let blogFeed = Entry(
        environment: BlogFeedEnvironment.init(opening:),
        cells: [
            .mvc: { BlogFeedMVC.BlogFeedAssembly.screen($0.dependencies) },
            .mvp: { BlogFeedMVP.BlogFeedAssembly.screen($0.dependencies) },
            .mvvm: { BlogFeedMVVM.BlogFeedAssembly.screen($0.dependencies) },
            .viper: { BlogFeedVIPER.BlogFeedAssembly.screen($0.dependencies) },
            .mvcp: { BlogFeedMVCP.BlogFeedAssembly.screen($0.dependencies) },
            .mvcvm: { BlogFeedMVCVM.BlogFeedAssembly.screen($0.dependencies) },
            .massive: { BlogFeedMassive.BlogFeedAssembly.screen($0.dependencies) },
            .mixed: { BlogFeedMixed.BlogFeedAssembly.screen($0.dependencies) },
        ],
        control: { BlogFeedControl.BlogFeedAssembly.screen($0.dependencies) }
    )
}
