internal import Scenarios

extension CommentsElement {
    /// All names, from top to bottom.
    static let names = ElementNames(
        [list, loading, error, retry, empty, row]
            + [
                Comment.avatar, Comment.name, Comment.time, Comment.content, Comment.favours,
                Comment.favour,
            ].map { "\(row).\($0)" }
            + [footer, retryMore]
    )

    /// The name pattern of a row with any number.
    private static let row = "comment.#"
}
