/// The requests of the reducer.
enum BlogsEffect: Equatable {
    case load
    case refresh
    case loadMore(page: Int, generation: Int)
    case like(BlogState.ID)
    case share(BlogState.ID)
    case openBlog(BlogState.ID)
}
