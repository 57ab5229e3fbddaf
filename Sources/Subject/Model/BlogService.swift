/// The service that loads the blogs and drafts of a user, and stores likes and shares of the
/// viewer.
@MainActor
package protocol BlogService: AnyObject {
    /// - Parameter page: the number of the page, from 1; each page has ``BlogPage/size`` blogs.
    func blogs(userID: User.ID, page: Int, completion: @escaping Completion<BlogPage>)
    func drafts(userID: User.ID, completion: @escaping Completion<[Draft]>)
    /// Likes a blog. The reply is the blog's new number of likes.
    func like(blogID: Blog.ID, completion: @escaping Completion<Int>)
    /// Shares a blog. The reply is the blog's new number of shares.
    func share(blogID: Blog.ID, completion: @escaping Completion<Int>)
}
