internal import Comments
internal import CommentsControl
internal import CommentsMVC
internal import CommentsMVP
internal import CommentsMVVM
internal import CommentsVIPER
internal import Matrix

extension Catalogue {
    static let comments = Entry(
        environment: CommentsEnvironment.init(opening:),
        cells: [
            .mvc: { CommentsMVC.CommentsAssembly.screen($0.dependencies) },
            .mvp: { CommentsMVP.CommentsAssembly.screen($0.dependencies) },
            .mvvm: { CommentsMVVM.CommentsAssembly.screen($0.dependencies) },
            .viper: { CommentsVIPER.CommentsAssembly.screen($0.dependencies) },
        ],
        control: { CommentsControl.CommentsAssembly.screen($0.dependencies) }
    )
}
