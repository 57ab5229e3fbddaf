internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// The service knows of this blog too: blog 1 has one like and 20,000 shares.
    @MainActor
    @Suite("The model of a blog's row")
    struct BlogModelTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(blogs: 1))
        private let model: BlogModel

        init() {
            let blog = Blog(
                id: 1,
                authorName: "Ada",
                title: "Notes",
                likeCount: 1,
                shareCount: 9
            )
            model = Self.model(of: blog, in: environment)
        }

        @MainActor
        private final class Log {
            var messages: [String] = []
        }

        private static func model(
            of blog: Blog,
            in environment: BlogFeedEnvironment
        ) -> BlogModel {
            BlogModel(blog: blog, blogService: environment.dependencies.blogService)
        }

        @Test("A row shows all of its blog")
        func shows() {
            #expect(model.id == 1)
            #expect(model.author == "Author: Ada")
            #expect(model.title == "Notes")
            #expect(model.likes == "1 like")
            #expect(model.shares == "9 shares")
            #expect(model.canLike)
        }

        @Test("An author without a name is Anonymous")
        func showsAnonymous() {
            let blog = Blog(id: 1, authorName: "", title: "Notes")
            #expect(Self.model(of: blog, in: environment).author == "Author: Anonymous")
        }

        @Test(
            "Counts are empty at 0, whole below 10,000, and then in ten thousands, truncated",
            arguments: [
                (0, ""), (1, "1 like"), (2, "2 likes"), (9_999, "9999 likes"),
                (10_000, "1w likes"), (12_999, "1.2w likes"), (20_000, "2w likes"),
                (99_999, "9.9w likes"), (100_000, "10w likes"), (129_999, "12w likes"),
            ]
        )
        func writesCount(likeCount: Int, likes: String) {
            model.update(Blog(id: 1, authorName: "Ada", title: "Notes", likeCount: likeCount))
            #expect(model.likes == likes)
        }

        @Test("A like shows when the service replies, and is not asked for again")
        func likes() {
            start(model.like)
            start(model.like)
            #expect(model.isBusy)
            #expect(model.canLike)
            environment.settle()
            #expect(model.likes == "2 likes")
            #expect(!model.canLike)
            #expect(!model.isBusy)
            start(model.like)
            #expect(environment.requests == [.like(blogID: 1)])
        }

        @Test("A like that fails says so and changes nothing else; it can be tried again")
        func likeFails() {
            let log = Log()
            model.onMessage = { log.messages.append($0) }
            environment.fail(.like)
            start(model.like)
            environment.settle()
            #expect(log.messages == ["Could not like"])
            #expect(model.likes == "1 like")
            start(model.like)
            environment.settle()
            #expect(model.likes == "2 likes")
        }

        @Test("A share says so when the service replies, and can be repeated")
        func shares() {
            let log = Log()
            model.onMessage = { log.messages.append($0) }
            start(model.share)
            start(model.share)
            #expect(model.isBusy)
            #expect(environment.waitingReplies == 1)
            environment.settle()
            start(model.share)
            environment.settle()
            #expect(log.messages == ["Shared", "Shared"])
            #expect(model.shares == "2w shares")
            #expect(!model.isBusy)
        }

        @Test("A cancelled like or share shows no failure and changes nothing")
        func cancels() {
            let log = Log()
            model.onMessage = { log.messages.append($0) }
            let requests = [start(model.like), start(model.share)]
            MainActorQueue.settle { for request in requests { request?.cancel() } }
            #expect(!model.isBusy)
            environment.settle()
            #expect(log.messages == [])
            #expect(model.likes == "1 like")
            #expect(model.shares == "9 shares")
        }

        @Test("A share that fails says so and changes nothing else; it can be tried again")
        func shareFails() {
            let log = Log()
            model.onMessage = { log.messages.append($0) }
            environment.fail(.share)
            start(model.share)
            environment.settle()
            #expect(log.messages == ["Could not share"])
            #expect(model.shares == "9 shares")
            start(model.share)
            environment.settle()
            #expect(model.shares == "2w shares")
        }
    }
}
