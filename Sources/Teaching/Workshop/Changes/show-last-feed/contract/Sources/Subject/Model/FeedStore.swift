/// Keeps what was last listed of people's blogs, from one time to the next.
@MainActor
package protocol FeedStore: AnyObject {
    /// The newest first; none where nothing was kept.
    func blogs(userID: User.ID) -> [Blog]
    func keep(_ blogs: [Blog], userID: User.ID)
}
