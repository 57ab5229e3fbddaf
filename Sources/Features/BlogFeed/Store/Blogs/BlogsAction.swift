internal import Model

enum BlogsAction: Equatable {
    // The user
    case opened
    case retryTapped
    case pulled
    case lastRowShown
    case retryMoreTapped
    case blogTapped(BlogState.ID)
    case likeTapped(BlogState.ID)
    case shareTapped(BlogState.ID)

    // The effects
    case loaded(Result<BlogPage, ServiceError>)
    case refreshed(Result<BlogPage, ServiceError>)
    case loadedMore(Result<BlogPage, ServiceError>, generation: Int)
    case liked(BlogState.ID, Result<Int, ServiceError>)
    case shared(BlogState.ID, Result<Int, ServiceError>)
}
