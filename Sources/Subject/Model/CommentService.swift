/// The service that loads the comments on a blog and stores the favours of the viewer.
@MainActor
package protocol CommentService: AnyObject {
    /// - Parameter page: the number of the page, from 1; each page has ``CommentPage/size``
    ///   comments.
    func comments(
        on blogID: Blog.ID,
        for viewerID: User.ID,
        page: Int,
        completion: @escaping Completion<CommentPage>
    )
    /// Favours a comment. The reply is the comment's new number of favours.
    func favour(commentID: Comment.ID, by viewerID: User.ID, completion: @escaping Completion<Int>)
}
