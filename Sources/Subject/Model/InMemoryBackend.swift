/// The services of people, blogs, comments and messages over data in memory, deterministic from its
/// seed.
@MainActor
package final class InMemoryBackend: InMemoryService {
    package let connection: InMemoryConnection
    package var onAcceptance: ((User.ID) -> Void)?

    let sample: SampleData
    var users: [User.ID: User] = [:]
    /// Those that are no strangers.
    var friendships: [User.ID: Contact.Relation] = [:]
    var voices: [VoiceMessage] = []
    var comments: [Comment.ID: Comment] = [:]
    /// Each blog's comments, newest last, so that commenting appends.
    var threads: [Blog.ID: [Comment.ID]] = [:]
    /// Who has favoured a comment.
    var favours: [Comment.ID: Set<User.ID>] = [:]
    /// Who was asked for friendship in requests that are not answered yet.
    var askedIDs: Set<User.ID> = []
    private var blogs: [Blog.ID: Blog] = [:]
    /// Each person's blogs, newest last, so that publishing appends.
    private var timelines: [User.ID: [Blog.ID]] = [:]
    private var drafts: [User.ID: [Draft]] = [:]

    /// - Parameter seed: decides names, titles and counts.
    package init(seed: UInt64, connection: InMemoryConnection) {
        sample = SampleData(seed: seed)
        self.connection = connection
    }

    /// - Parameters:
    ///   - seed: decides names, titles and counts.
    ///   - scheduler: decides when replies are delivered.
    package convenience init(seed: UInt64, scheduler: any ReplyScheduler) {
        self.init(seed: seed, connection: InMemoryConnection(scheduler: scheduler))
    }

    /// Adds a person with that many blogs and drafts. Their identifiers count from 1, the newest
    /// being the highest.
    package func addUser(id: User.ID, blogCount: Int, draftCount: Int) {
        users[id] = sample.user(id: id)
        for _ in 0..<blogCount { publishBlog(userID: id) }
        drafts[id] = (0..<draftCount).map { sample.draft(id: draftCount - $0) }
    }

    /// Publishes a blog on a person's page, as the newest.
    package func publishBlog(userID: User.ID) {
        guard let author = users[userID] else { return }
        let blog = sample.blog(id: blogs.count + 1, authorName: author.name)
        blogs[blog.id] = blog
        timelines[userID, default: []].append(blog.id)
        users[userID]?.blogCount += 1
    }

    /// Begins a draft of a person, as the newest.
    package func beginDraft(userID: User.ID) {
        let count = drafts[userID, default: []].count
        drafts[userID, default: []].insert(sample.draft(id: count + 1), at: 0)
    }

    /// Forgets what the viewer liked; the numbers of likes stay.
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

    /// `nil` where there is no such person.
    private func setFollowed(_ isFollowed: Bool, userID: User.ID) -> Void? {
        users[userID]?.isFollowed = isFollowed
        return users[userID].map { _ in }
    }
}

extension InMemoryBackend: BlogService {
    package func blogs(userID: User.ID, page: Int, completion: @escaping Completion<BlogPage>) {
        answer(.blogs(userID: userID, page: page), completion: completion) {
            $0.page(page, userID: userID)
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

    private func page(_ number: Int, userID: User.ID) -> BlogPage? {
        guard users[userID] != nil, number >= 1 else { return nil }
        let newestLast = timelines[userID, default: []]
        let range = newestLast.newestLastRange(ofPage: number, size: BlogPage.size)
        let page = newestLast[range].reversed().compactMap { blogs[$0] }
        return BlogPage(blogs: page, isLast: range.lowerBound == 0)
    }
}
