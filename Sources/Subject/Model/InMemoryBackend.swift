/// The services for people, blogs, comments and voice messages over data in memory. A seed
/// determines the data.
@MainActor
package final class InMemoryBackend: InMemoryService {
    package let connection: InMemoryConnection
    let sample: SampleData
    var users: [User.ID: User] = [:]
    /// The friendship status of each user who is a friend or was asked to become one.
    var friendships: [User.ID: Contact.Relation] = [:]
    var voices: [VoiceMessage] = []
    var comments: [Comment.ID: Comment] = [:]
    /// The comments of each blog, newest last, so that a new comment is appended.
    var threads: [Blog.ID: [Comment.ID]] = [:]
    /// The users who have favoured each comment.
    var favours: [Comment.ID: Set<User.ID>] = [:]
    /// The users in pending friendship requests.
    var askedIDs: Set<User.ID> = []
    /// The users who are in no list of people.
    var absentIDs: Set<User.ID> = []
    var peopleObservers = Observers<any PeopleObserver>()
    private var blogs: [Blog.ID: Blog] = [:]
    /// The blogs of each user, newest last, so that a new blog is appended.
    private var timelines: [User.ID: [Blog.ID]] = [:]
    private var drafts: [User.ID: [Draft]] = [:]

    /// - Parameter seed: determines names, titles and counts.
    package init(seed: UInt64, connection: InMemoryConnection) {
        sample = SampleData(seed: seed)
        self.connection = connection
    }

    /// - Parameters:
    ///   - seed: determines names, titles and counts.
    ///   - scheduler: determines when replies are delivered.
    package convenience init(seed: UInt64, scheduler: any ReplyScheduler) {
        self.init(seed: seed, connection: InMemoryConnection(scheduler: scheduler))
    }

    /// Adds a user with the given numbers of blogs and drafts. Their identifiers count from 1; the
    /// newest has the highest.
    package func addUser(id: User.ID, blogCount: Int, draftCount: Int) {
        users[id] = sample.user(id: id)
        for _ in 0..<blogCount { publishBlog(userID: id) }
        drafts[id] = (0..<draftCount).map { sample.draft(id: draftCount - $0) }
    }

    /// Publishes a blog on a user's page, as the newest.
    package func publishBlog(userID: User.ID) {
        guard let author = users[userID] else { return }
        let blog = sample.blog(id: blogs.count + 1, authorName: author.name)
        blogs[blog.id] = blog
        timelines[userID, default: []].append(blog.id)
        users[userID]?.blogCount += 1
    }

    /// Adds a draft of a user, as the newest.
    package func beginDraft(userID: User.ID) {
        let count = drafts[userID, default: []].count
        drafts[userID, default: []].insert(sample.draft(id: count + 1), at: 0)
    }

    /// Removes the likes of the viewer; the numbers of likes do not change.
    package func forgetLikes() {
        for (id, blog) in blogs where blog.isLiked { blogs[id]?.isLiked = false }
    }
}

extension InMemoryBackend: UserService {
    package func user(id: User.ID, completion: @escaping Completion<User>) {
        answer(.user(id: id), completion: completion) { $0.users[id] }
    }

    package func follow(userID: User.ID, completion: @escaping Completion<Void>) {
        answer(.follow(userID: userID), completion: completion) {
            $0.setFollowed(true, userID: userID)
        }
    }

    package func unfollow(userID: User.ID, completion: @escaping Completion<Void>) {
        answer(.unfollow(userID: userID), completion: completion) {
            $0.setFollowed(false, userID: userID)
        }
    }

    /// Returns `nil` if the user does not exist.
    private func setFollowed(_ isFollowed: Bool, userID: User.ID) -> Void? {
        users[userID]?.isFollowed = isFollowed
        return users[userID].map { _ in }
    }
}

extension InMemoryBackend: BlogService {
    package func blogs(
        userID: User.ID,
        after lastID: Blog.ID?,
        completion: @escaping Completion<BlogPage>
    ) {
        answer(.blogs(userID: userID, after: lastID), completion: completion) {
            $0.page(after: lastID, userID: userID)
        }
    }

    package func drafts(userID: User.ID, completion: @escaping Completion<[Draft]>) {
        answer(.drafts(userID: userID), completion: completion) { $0.drafts[userID] }
    }

    package func like(blogID: Blog.ID, completion: @escaping Completion<Int>) {
        answer(.like(blogID: blogID), completion: completion) { backend in
            guard var blog = backend.blogs[blogID] else { return nil }
            if !blog.isLiked {
                blog.isLiked = true
                blog.likeCount += 1
                backend.blogs[blogID] = blog
            }
            return blog.likeCount
        }
    }

    package func share(blogID: Blog.ID, completion: @escaping Completion<Int>) {
        answer(.share(blogID: blogID), completion: completion) { backend in
            backend.blogs[blogID]?.shareCount += 1
            return backend.blogs[blogID]?.shareCount
        }
    }

    private func page(after lastID: Blog.ID?, userID: User.ID) -> BlogPage? {
        guard users[userID] != nil else { return nil }
        let newestLast = timelines[userID, default: []]
        let range = newestLast.newestLastRange(after: lastID, size: BlogPage.size)
        let page = newestLast[range].reversed().compactMap { blogs[$0] }
        return BlogPage(blogs: page, isLast: range.lowerBound == 0)
    }
}
