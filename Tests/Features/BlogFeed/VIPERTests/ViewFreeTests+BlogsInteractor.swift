internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Blog 45 is the newest and the first; blog 33 has one like, blog 44 one share.
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

        /// Fetches the first page and forgets the calls.
        func fetch() {
            interactor.fetchBlogs()
            environment.deliver(.all)
            output.calls = []
        }

        /// The ids of the listed blogs, in order.
        var ids: [Int] { output.blogs.map(\.id) }

        @Test("The first page is listed, newest first")
        func fetches() {
            interactor.fetchBlogs()
            #expect(output.calls == [.didBeginFetchingBlogs])
            environment.deliver(.all)
            #expect(
                output.calls == [
                    .didBeginFetchingBlogs, .didChangePaging(.idle),
                    .didFetchBlogs(ids: (26...45).reversed()),
                ]
            )
            #expect(environment.requests == [.blogs(userID: 2, after: nil)])
        }

        @Test("A failed first page is reported, and can be requested again")
        func fetchFails() {
            environment.fail(.blogs)
            interactor.fetchBlogs()
            environment.deliver(.all)
            #expect(output.calls == [.didBeginFetchingBlogs, .didFailToFetchBlogs])
            interactor.fetchBlogs()
            environment.deliver(.all)
            #expect(ids.count == 20)
        }

        @Test("After a failed first load a refresh loads the first page")
        func refreshesAfterFailure() {
            environment.fail(.blogs)
            fetch()
            interactor.refreshBlogs()
            #expect(output.calls == [.didBeginFetchingBlogs])
            environment.deliver(.all)
            #expect(ids.count == 20)
        }

        @Test("With an empty list, paging is not complete")
        func fetchesNone() {
            let page = Self(blogs: 0)
            page.fetch()
            page.interactor.refreshBlogs()
            page.environment.deliver(.all)
            #expect(
                page.output.calls == [
                    .didChangePaging(.idle), .didFetchBlogs(ids: []),
                ]
            )
            page.environment.post()
            page.interactor.refreshBlogs()
            page.environment.deliver(.all)
            #expect(page.ids.count == 1)
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

        @Test("A failed refresh is reported and changes no blogs")
        func refreshFails() {
            fetch()
            environment.fail(.blogs)
            interactor.refreshBlogs()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToRefreshBlogs])
        }

        @Test("Replies after the release of the interactor do nothing and keep nothing alive")
        func releases() {
            var interactor: BlogsInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchBlogs()
            environment.deliver(.all)
            interactor?.likeBlog(id: 33)
            interactor?.shareBlog(id: 44)
            interactor?.fetchMoreBlogs()
            interactor?.refreshBlogs()
            interactor = nil
            #expect(released == nil)
            output.calls = []
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive and works without it")
        func keepsNoOutput() {
            var output: BlogsInteractorOutputSpy? = BlogsInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
            interactor.fetchBlogs()
            environment.deliver(.all)
            interactor.likeBlog(id: 33)
            #expect(environment.waitingReplies == 1)
        }
    }
}
