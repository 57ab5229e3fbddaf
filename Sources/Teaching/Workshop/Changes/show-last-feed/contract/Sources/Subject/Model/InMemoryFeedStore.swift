/// A store that lasts as long as it is kept.
@MainActor
package final class InMemoryFeedStore: FeedStore {
    private var feeds: [User.ID: [Blog]] = [:]

    package init() {}

    package func blogs(userID: User.ID) -> [Blog] { feeds[userID, default: []] }

    package func keep(_ blogs: [Blog], userID: User.ID) {
        feeds[userID] = blogs
    }
}
