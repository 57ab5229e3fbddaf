/// The display values of a row in the list of blogs.
struct BlogRow: Equatable {
    let id: Int
    let author: String
    let title: String
    let likes: String
    let shares: String
    let canLike: Bool
}
