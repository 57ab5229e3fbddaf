/// Loads what people write about a blog, and keeps what the viewer favours.
@MainActor
package protocol CommentService: AnyObject {
    /// - Parameter page: counted from 1; each holds ``CommentPage/size`` comments.
    func comments(
        on blogID: Blog.ID,
        for viewerID: User.ID,
        page: Int,
        completion: @escaping Completion<CommentPage>
    )
    /// Replies with the comment's new number of favours.
    func favour(commentID: Comment.ID, by viewerID: User.ID, completion: @escaping Completion<Int>)
}
