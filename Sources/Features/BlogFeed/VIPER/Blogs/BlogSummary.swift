/// A blog, as the interactor hands it up in place of the entity.
struct BlogSummary: Equatable {
    let id: Int
    let authorName: String
    let title: String
    let likeCount: Int
    let shareCount: Int
    let isLiked: Bool
}
