/// The service that loads the comments on a blog and stores the favours of the viewer.
@MainActor
package protocol CommentService: AnyObject {
    /// Loads the next ``CommentPage/size`` comments, newest first.
    ///
    /// - Parameter lastID: the last comment of the page before, after which the page begins, so that
    ///   comments that were written in the meantime are not in it; `nil` for the first page.
    func comments(
        on blogID: Blog.ID,
        for viewerID: User.ID,
        after lastID: Comment.ID?,
        completion: @escaping Completion<CommentPage>
    )
    /// Favours a comment. The reply is the comment's new number of favours.
    func favour(commentID: Comment.ID, by viewerID: User.ID, completion: @escaping Completion<Int>)
}
