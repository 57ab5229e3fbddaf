internal import BlogFeed
internal import DataBinding
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// The service knows of this blog too: blog 1 has one like and 20,000 shares.
    @MainActor
    @Suite("The view model of a blog's row")
    struct BlogCellViewModelTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(blogs: 1))
        private let viewModel: BlogCellViewModel

        init() {
            let blog = Blog(
                id: 1,
                authorName: "Ada",
                title: "Notes",
                likeCount: 1,
                shareCount: 20_000
            )
            viewModel = Self.viewModel(of: blog, in: environment)
        }

        private static func viewModel(
            of blog: Blog,
            in environment: BlogFeedEnvironment
        ) -> BlogCellViewModel {
            BlogCellViewModel(blog: blog, blogService: environment.dependencies.blogService)
        }

        @Test("A row shows all of its blog")
        func shows() {
            #expect(viewModel.id == 1)
            #expect(viewModel.author == "Author: Ada")
            #expect(viewModel.title == "Notes")
            #expect(viewModel.likes.value == "1 like")
            #expect(viewModel.shares.value == "2w shares")
            #expect(viewModel.canLike.value)
        }

        @Test("An author without a name is Anonymous")
        func showsAnonymous() {
            let blog = Blog(id: 1, authorName: "", title: "Notes")
            #expect(Self.viewModel(of: blog, in: environment).author == "Author: Anonymous")
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
            viewModel.blog = Blog(id: 1, authorName: "Ada", title: "Notes", likeCount: likeCount)
            #expect(viewModel.likes.value == likes)
        }

        @Test("A like shows when the service replies, and is not asked for again")
        func likes() {
            viewModel.like()
            viewModel.like()
            #expect(viewModel.isBusy)
            #expect(viewModel.canLike.value)
            environment.deliver(.all)
            #expect(viewModel.likes.value == "2 likes")
            #expect(!viewModel.canLike.value)
            #expect(!viewModel.isBusy)
            viewModel.like()
            #expect(environment.requests == [.like(blogID: 1)])
        }

        @Test("A like that fails says so and changes nothing else; it can be tried again")
        func likeFails() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            environment.fail(.like)
            viewModel.like()
            environment.deliver(.all)
            #expect(messages == ["Could not like"])
            #expect(viewModel.likes.value == "1 like")
            viewModel.like()
            environment.deliver(.all)
            #expect(viewModel.likes.value == "2 likes")
        }

        @Test("A share says so when the service replies, and can be repeated")
        func shares() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            viewModel.share()
            viewModel.share()
            #expect(viewModel.isBusy)
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            viewModel.share()
            environment.deliver(.all)
            #expect(messages == ["Shared", "Shared"])
            #expect(viewModel.blog.shareCount == 20_002)
            #expect(!viewModel.isBusy)
        }

        @Test("A share that fails says so and changes nothing else; it can be tried again")
        func shareFails() {
            var messages: [String] = []
            viewModel.onMessage = { messages.append($0) }
            environment.fail(.share)
            viewModel.share()
            environment.deliver(.all)
            #expect(messages == ["Could not share"])
            #expect(viewModel.blog.shareCount == 20_000)
            viewModel.share()
            environment.deliver(.all)
            #expect(viewModel.blog.shareCount == 20_001)
        }

        @Test("An observer receives each value at once, and then every change")
        func tells() {
            let observer = Observer()
            var likes: [String] = []
            var shares: [String] = []
            var canLike: [Bool] = []
            viewModel.likes.bind(to: observer) { likes.append($1) }
            viewModel.shares.bind(to: observer) { shares.append($1) }
            viewModel.canLike.bind(to: observer) { canLike.append($1) }
            viewModel.like()
            viewModel.share()
            environment.deliver(.all)
            #expect(likes == ["1 like", "2 likes"])
            #expect(shares == ["2w shares"])
            #expect(canLike == [true, false])
        }

        @Test("An observer that has unbound itself receives nothing")
        func unbinds() {
            let observer = Observer()
            var changeCount = 0
            viewModel.likes.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel.shares.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel.canLike.bind(to: observer) { _, _ in changeCount += 1 }
            viewModel.unbind(observer)
            changeCount = 0
            viewModel.like()
            viewModel.share()
            environment.deliver(.all)
            #expect(changeCount == 0)
        }

        @Test("A reused cell unbinds only itself: the cell that shows the row now is updated")
        func unbindsOnlyItself() {
            let reused = Observer()
            let current = Observer()
            var heard: [String] = []
            viewModel.likes.bind(to: reused) { _, _ in }
            viewModel.likes.bind(to: current) { heard.append($1) }
            viewModel.unbind(reused)
            viewModel.like()
            environment.deliver(.all)
            #expect(heard == ["1 like", "2 likes"])
        }

        @Test("Replies that come when the view model is gone do nothing and keep nothing alive")
        func releases() {
            var viewModel: BlogCellViewModel? = Self.viewModel(
                of: Blog(id: 1, authorName: "Ada", title: "Notes"),
                in: environment
            )
            weak let released = viewModel
            var messages: [String] = []
            viewModel?.onMessage = { messages.append($0) }
            viewModel?.like()
            viewModel?.share()
            viewModel = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(messages.isEmpty)
        }
    }
}
