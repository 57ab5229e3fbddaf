internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// The service contains this blog, too: blog 1 has one like and 20,000 shares.
    @MainActor
    @Suite("The controller of a blog's row")
    struct BlogCellControllerTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(blogs: 1))
        private let controller: BlogCellController

        init() {
            let blog = Blog(
                id: 1,
                authorName: "Ada",
                title: "Notes",
                likeCount: 1,
                shareCount: 20_000
            )
            controller = Self.controller(of: blog, in: environment)
        }

        private static func controller(
            of blog: Blog,
            in environment: BlogFeedEnvironment
        ) -> BlogCellController {
            BlogCellController(blog: blog, blogService: environment.dependencies.blogService)
        }

        @Test("A row shows all values of its blog")
        func shows() {
            #expect(controller.author == "Author: Ada")
            #expect(controller.blog.title == "Notes")
            #expect(controller.likes == "1 like")
            #expect(controller.shares == "2w shares")
            #expect(controller.canLike)
        }

        @Test("Likes and shares that succeed are reported as changes")
        func reportsChanges() {
            var changes = 0
            controller.onChange = { changes += 1 }
            environment.fail(.like)
            environment.fail(.share)
            controller.like()
            controller.share()
            environment.deliver(.all)
            #expect(changes == 0)
            controller.like()
            controller.share()
            environment.deliver(.all)
            #expect(changes == 2)
        }

        @Test("An author without a name is Anonymous")
        func showsAnonymous() {
            let blog = Blog(id: 1, authorName: "", title: "Notes")
            #expect(Self.controller(of: blog, in: environment).author == "Author: Anonymous")
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
            controller.blog = Blog(id: 1, authorName: "Ada", title: "Notes", likeCount: likeCount)
            #expect(controller.likes == likes)
        }

        @Test("A like shows when the service replies, and is not requested again")
        func likes() {
            controller.like()
            controller.like()
            #expect(controller.isBusy)
            #expect(controller.canLike)
            environment.deliver(.all)
            #expect(controller.likes == "2 likes")
            #expect(!controller.canLike)
            #expect(!controller.isBusy)
            controller.like()
            #expect(environment.requests == [.like(blogID: 1)])
        }

        @Test("A failed like is reported and changes nothing else; it can be tried again")
        func likeFails() {
            var messages: [String] = []
            controller.onMessage = { messages.append($0) }
            environment.fail(.like)
            controller.like()
            environment.deliver(.all)
            #expect(messages == ["Could not like"])
            #expect(controller.likes == "1 like")
            controller.like()
            environment.deliver(.all)
            #expect(controller.likes == "2 likes")
        }

        @Test("A share says so when the service replies, and can be repeated")
        func shares() {
            var messages: [String] = []
            controller.onMessage = { messages.append($0) }
            controller.share()
            controller.share()
            #expect(controller.isBusy)
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            controller.share()
            environment.deliver(.all)
            #expect(messages == ["Shared", "Shared"])
            #expect(controller.blog.shareCount == 20_002)
            #expect(!controller.isBusy)
        }

        @Test("A failed share is reported and changes nothing else; it can be tried again")
        func shareFails() {
            var messages: [String] = []
            controller.onMessage = { messages.append($0) }
            environment.fail(.share)
            controller.share()
            environment.deliver(.all)
            #expect(messages == ["Could not share"])
            #expect(controller.blog.shareCount == 20_000)
            controller.share()
            environment.deliver(.all)
            #expect(controller.blog.shareCount == 20_001)
        }

        @Test("Replies that come when the controller is gone do nothing and keep nothing alive")
        func releases() {
            var controller: BlogCellController? = Self.controller(
                of: Blog(id: 1, authorName: "Ada", title: "Notes"),
                in: environment
            )
            weak let released = controller
            var messages: [String] = []
            controller?.onMessage = { messages.append($0) }
            controller?.like()
            controller?.share()
            controller = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(messages.isEmpty)
        }
    }
}
