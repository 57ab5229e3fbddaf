internal import Model

/// Performs the effects with the service of the module.
@MainActor
struct BlogsEffectHandler {
    let userID: User.ID
    let blogService: any BlogService
    let onMessage: (String) -> Void
    let onSelectBlog: (Blog.ID) -> Void

    func perform(_ effect: BlogsEffect, send: @escaping @MainActor (BlogsAction) -> Void) {
        switch effect {
        case .load: blogService.blogs(userID: userID, after: nil) { send(.loaded($0)) }
        case .refresh: blogService.blogs(userID: userID, after: nil) { send(.refreshed($0)) }
        case .loadMore(let lastID, let generation):
            blogService.blogs(userID: userID, after: lastID) {
                send(.loadedMore($0, generation: generation))
            }
        case .like(let id): blogService.like(blogID: id) { send(.liked(id, $0)) }
        case .share(let id): blogService.share(blogID: id) { send(.shared(id, $0)) }
        case .openBlog(let id): onSelectBlog(id)
        case .showMessage(let text): onMessage(text)
        }
    }
}
