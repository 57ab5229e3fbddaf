internal import BlogFeed
internal import CellTesting
internal import Model
internal import Scripts
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests {
    /// Blog 45 is the newest and stands first; blog 33 has one like, blog 44 one share.
    @MainActor
    @Suite("The interactor of blogs")
    struct BlogsInteractorTests {
        let environment: BlogFeedEnvironment
        let output = BlogsInteractorOutputSpy()
        let interactor: BlogsInteractor

        init() {
            self.init(blogs: 45)
        }

        init(blogs: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(blogs: blogs))
            interactor = Self.interactor(in: environment)
            interactor.output = output
        }

        static func interactor(in environment: BlogFeedEnvironment) -> BlogsInteractor {
            BlogsInteractor(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService
            )
        }

        /// Fetches the first page, and forgets how.
        func fetch() {
            interactor.fetchBlogs()
            environment.deliver(.all)
            output.calls = []
        }

        /// The blogs that are listed, in order.
        var ids: [Int] { (0..<interactor.blogCount).map { interactor.blog(at: $0).id } }

        @Test("The first page is listed, newest first")
        func fetches() {
            interactor.fetchBlogs()
            #expect(output.calls == [.didBeginFetchingBlogs])
            #expect(interactor.blogCount == 0)
            environment.deliver(.all)
            #expect(
                output.calls == [.didBeginFetchingBlogs, .didChangePaging(.idle), .didFetchBlogs]
            )
            #expect(ids == (26...45).reversed())
            #expect(environment.requests == [.blogs(userID: 2, page: 1)])
        }

        @Test("A first page that fails says so, and can be asked for again")
        func fetchFails() {
            environment.fail(.blogs)
            interactor.fetchBlogs()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingBlogs, .didFailToFetchBlogs])
            interactor.fetchBlogs()
            environment.deliver(.all)
            #expect(interactor.blogCount == 20)
        }

        @Test("After a failed first load a refresh loads the first page")
        func refreshesAfterFailure() {
            environment.fail(.blogs)
            fetch()
            interactor.refreshBlogs()
            #expect(output.calls == [.didBeginFetchingBlogs])
            environment.deliver(.all)
            #expect(interactor.blogCount == 20)
        }

        @Test("No blogs at all are listed as none, and paging is not complete, until one comes")
        func fetchesNone() {
            let page = Self(blogs: 0)
            page.fetch()
            page.interactor.refreshBlogs()
            page.environment.deliver(.all)
            #expect(
                page.output.calls == [
                    .didChangePaging(.idle), .didChangePaging(.idle), .didFetchBlogs,
                ]
            )
            page.environment.post()
            page.interactor.refreshBlogs()
            page.environment.deliver(.all)
            #expect(page.interactor.blogCount == 1)
        }

        @Test("A refresh while the first load or a refresh runs does nothing")
        func refreshesOnce() {
            interactor.fetchBlogs()
            interactor.refreshBlogs()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshBlogs()
            interactor.refreshBlogs()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            interactor.refreshBlogs()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh that fails says so, and the blogs stay")
        func refreshFails() {
            fetch()
            environment.fail(.blogs)
            interactor.refreshBlogs()
            environment.deliver(.all)
            #expect(output.calls == [.didChangePaging(.idle), .didFailToRefreshBlogs])
            #expect(interactor.blogCount == 20)
        }

        @Test("Replies that come when the interactor is gone do nothing and keep nothing alive")
        func releases() {
            var interactor: BlogsInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchBlogs()
            environment.deliver(.all)
            interactor?.likeBlog(at: 12)
            interactor?.shareBlog(at: 1)
            interactor?.fetchMoreBlogs(behind: 19)
            interactor?.refreshBlogs()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive, and works on without")
        func keepsNoOutput() {
            var output: BlogsInteractorOutputSpy? = BlogsInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            fetch()
            #expect(interactor.blogCount == 20)
        }
    }
}
