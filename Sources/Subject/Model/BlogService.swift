/// The service that loads the blogs and drafts of a user, and stores likes and shares of the
/// viewer.
@MainActor
package protocol BlogService: AnyObject {
    /// Loads the next ``BlogPage/size`` blogs, newest first.
    ///
    /// - Parameter lastID: the last blog of the page before, after which the page begins, so that
    ///   blogs that were published in the meantime are not in it; `nil` for the first page.
    func blogs(
        userID: User.ID,
        after lastID: Blog.ID?,
        completion: @escaping Completion<BlogPage>
    )
    func drafts(userID: User.ID, completion: @escaping Completion<[Draft]>)
    /// Likes a blog. The reply is the blog's new number of likes.
    func like(blogID: Blog.ID, completion: @escaping Completion<Int>)
    /// Shares a blog. The reply is the blog's new number of shares.
    func share(blogID: Blog.ID, completion: @escaping Completion<Int>)
}
