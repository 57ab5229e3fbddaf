/// The DTO that the interactor passes to the presenter instead of the `Blog` entity.
struct BlogSummary: Equatable {
    let id: Int
    let authorName: String
    let title: String
    let likeCount: Int
    let shareCount: Int
    let isLiked: Bool
}
