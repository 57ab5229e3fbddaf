internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// The service contains this blog, too: blog 1 has one like and 20,000 shares.
    @MainActor
    @Suite("The presenter of a blog's row")
    struct BlogCellPresenterTests {
        private let environment = BlogFeedEnvironment(opening: .blogFeed(blogs: 1))
        private let view = BlogCellSpy()
        private let presenter: BlogCellPresenter

        init() {
            let blog = Blog(
                id: 1,
                authorName: "Ada",
                title: "Notes",
                likeCount: 1,
                shareCount: 20_000
            )
            presenter = Self.presenter(of: blog, in: environment)
        }

        private static func presenter(
            of blog: Blog,
            in environment: BlogFeedEnvironment
        ) -> BlogCellPresenter {
            BlogCellPresenter(blog: blog, blogService: environment.dependencies.blogService)
        }

        /// Attaches the view, and forgets the calls.
        private func attach() {
            presenter.attach(view)
            view.calls = []
        }

        @Test("An attached view receives all values of the blog")
        func shows() {
            presenter.attach(view)
            #expect(
                view.calls == [
                    .showAuthor("Author: Ada"),
                    .showTitle("Notes"),
                    .showLikes("1 like"),
                    .enableLike(true),
                    .showShares("2w shares"),
                ]
            )
        }

        @Test("An author without a name is Anonymous")
        func showsAnonymous() {
            let blog = Blog(id: 1, authorName: "", title: "Notes")
            Self.presenter(of: blog, in: environment).attach(view)
            #expect(view.calls.contains(.showAuthor("Author: Anonymous")))
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
            presenter.blog = Blog(id: 1, authorName: "Ada", title: "Notes", likeCount: likeCount)
            presenter.attach(view)
            #expect(view.calls.contains(.showLikes(likes)))
        }

        @Test("A like shows when the service replies, and is not requested again")
        func likes() {
            attach()
            presenter.didTapLike()
            presenter.didTapLike()
            #expect(presenter.isBusy)
            #expect(view.calls.isEmpty)
            environment.deliver(.all)
            #expect(view.calls == [.showLikes("2 likes"), .enableLike(false)])
            #expect(!presenter.isBusy)
            presenter.didTapLike()
            #expect(environment.requests == [.like(blogID: 1)])
        }

        @Test("A failed like is reported and changes nothing else; it can be tried again")
        func likeFails() {
            attach()
            var messages: [String] = []
            presenter.onMessage = { messages.append($0) }
            environment.fail(.like)
            presenter.didTapLike()
            environment.deliver(.all)
            #expect(messages == ["Could not like"])
            #expect(view.calls.isEmpty)
            presenter.didTapLike()
            environment.deliver(.all)
            #expect(view.calls.contains(.showLikes("2 likes")))
        }

        @Test("A share says so when the service replies, and can be repeated")
        func shares() {
            attach()
            var messages: [String] = []
            presenter.onMessage = { messages.append($0) }
            presenter.didTapShare()
            presenter.didTapShare()
            #expect(presenter.isBusy)
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            presenter.didTapShare()
            environment.deliver(.all)
            #expect(messages == ["Shared", "Shared"])
            #expect(view.calls == [.showShares("2w shares"), .showShares("2w shares")])
            #expect(presenter.blog.shareCount == 20_002)
            #expect(!presenter.isBusy)
        }

        @Test("A failed share is reported and changes nothing else; it can be tried again")
        func shareFails() {
            attach()
            var messages: [String] = []
            presenter.onMessage = { messages.append($0) }
            environment.fail(.share)
            presenter.didTapShare()
            environment.deliver(.all)
            #expect(messages == ["Could not share"])
            #expect(view.calls.isEmpty)
            presenter.didTapShare()
            environment.deliver(.all)
            #expect(presenter.blog.shareCount == 20_001)
        }

        @Test("A view that has detached itself hears nothing, and the next one hears all")
        func detaches() {
            attach()
            presenter.didTapLike()
            presenter.detach(view)
            environment.deliver(.all)
            #expect(view.calls.isEmpty)
            presenter.attach(view)
            #expect(view.calls.contains(.showLikes("2 likes")))
            #expect(view.calls.contains(.enableLike(false)))
        }

        @Test("A reused cell detaches only itself: the cell that shows the row now is updated")
        func detachesOnlyItself() {
            let reused = BlogCellSpy()
            presenter.attach(reused)
            attach()
            presenter.detach(reused)
            presenter.didTapLike()
            environment.deliver(.all)
            #expect(view.calls == [.showLikes("2 likes"), .enableLike(false)])
        }

        @Test("Replies after the release of the presenter do nothing and keep nothing alive")
        func releases() {
            var presenter: BlogCellPresenter? = Self.presenter(
                of: Blog(id: 1, authorName: "Ada", title: "Notes"),
                in: environment
            )
            weak let released = presenter
            var messages: [String] = []
            presenter?.onMessage = { messages.append($0) }
            presenter?.didTapLike()
            presenter?.didTapShare()
            presenter = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(messages.isEmpty)
        }

        @Test("The presenter keeps no view alive")
        func keepsNoView() {
            var view: BlogCellSpy? = BlogCellSpy()
            view.map(presenter.attach)
            #expect(presenter.view != nil)
            view = nil
            #expect(presenter.view == nil)
        }
    }
}
