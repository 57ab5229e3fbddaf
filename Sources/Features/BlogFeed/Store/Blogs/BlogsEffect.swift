/// The requests of the reducer.
enum BlogsEffect: Equatable {
    case load
    case refresh
    case loadMore(after: BlogState.ID?, generation: Int)
    case like(BlogState.ID)
    case share(BlogState.ID)
    case openBlog(BlogState.ID)
    case showMessage(String)
}
