/// Loads what a person writes, and keeps what the viewer likes and shares.
@MainActor
package protocol BlogService: AnyObject {
    /// - Parameter page: counted from 1; each holds ``BlogPage/size`` blogs.
    func blogs(userID: User.ID, page: Int, completion: @escaping Completion<BlogPage>)
    func drafts(userID: User.ID, completion: @escaping Completion<[Draft]>)
    /// Replies with the blog's new number of likes.
    func like(blogID: Blog.ID, completion: @escaping Completion<Int>)
    /// Replies with the blog's new number of shares.
    func share(blogID: Blog.ID, completion: @escaping Completion<Int>)
}
