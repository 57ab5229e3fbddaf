internal import Comments
internal import CommentsControl
internal import Matrix

#if HAS_CommentsMVC
    internal import CommentsMVC
#endif
#if HAS_CommentsMVP
    internal import CommentsMVP
#endif
#if HAS_CommentsMVVM
    internal import CommentsMVVM
#endif
#if HAS_CommentsVIPER
    internal import CommentsVIPER
#endif
#if HAS_CommentsStore
    internal import CommentsStore
#endif
#if HAS_CommentsObservable
    internal import CommentsObservable
#endif
#if HAS_CommentsMVCModel
    internal import CommentsMVCModel
#endif
#if HAS_CommentsMassive
    internal import CommentsMassive
#endif

extension CommentsEnvironment: EnvironmentOfImplementations {
    static let entry: ImplementationRegistry.Entry = {
        var screens: ImplementationRegistry.Screens<CommentsEnvironment> = [:]
        #if HAS_CommentsMVC
            screens[.mvc] = { CommentsMVC.CommentsAssembly.screen($0.dependencies) }
        #endif
        #if HAS_CommentsMVP
            screens[.mvp] = { CommentsMVP.CommentsAssembly.screen($0.dependencies) }
        #endif
        #if HAS_CommentsMVVM
            screens[.mvvm] = { CommentsMVVM.CommentsAssembly.screen($0.dependencies) }
        #endif
        #if HAS_CommentsVIPER
            screens[.viper] = { CommentsVIPER.CommentsAssembly.screen($0.dependencies) }
        #endif
        #if HAS_CommentsStore
            screens.restorable[.store] = {
                CommentsStore.CommentsAssembly.screen($0.dependencies, archive: $1)
            }
        #endif
        #if HAS_CommentsObservable
            screens[.observable] = { CommentsObservable.CommentsAssembly.screen($0.dependencies) }
        #endif
        #if HAS_CommentsMVCModel
            screens[.mvcmodel] = { CommentsMVCModel.CommentsAssembly.screen($0.dependencies) }
        #endif
        #if HAS_CommentsMassive
            screens[.massive] = { CommentsMassive.CommentsAssembly.screen($0.dependencies) }
        #endif
        return ImplementationRegistry.Entry(
            environment: CommentsEnvironment.init(opening:),
            screens: screens,
            control: { CommentsControl.CommentsAssembly.screen($0.dependencies) }
        )
    }()
}
