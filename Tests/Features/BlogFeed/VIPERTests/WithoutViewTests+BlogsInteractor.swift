internal import BlogFeed
internal import CellTesting
internal import Model
internal import Scripts
internal import Testing

@testable internal import BlogFeedVIPER

extension WithoutViewTests {
    /// Blog 45 is the newest; blog 33 has one like, blog 44 one share.
    @MainActor
    @Suite("The interactor of blogs")
    struct BlogsInteractorTests {
        let environment = BlogFeedEnvironment(opening: .blogFeed(blogs: 45))
        let output = BlogsInteractorOutputSpy()
        let interactor: BlogsInteractor

        init() {
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

        /// The identifiers of the blogs that the output was handed last, and whether they are all.
        var lastPage: (ids: [Int], isComplete: Bool)? {
            switch output.calls.last {
            case .didFetchBlogs(let blogs, let isComplete),
                .didFetchMoreBlogs(let blogs, let isComplete):
                (blogs.map(\.id), isComplete)
            default: nil
            }
        }

        @Test("The first page is handed up, newest first")
        func fetches() {
            interactor.fetchBlogs()
            environment.deliver(.all)
            #expect(lastPage?.ids == (26...45).reversed())
            #expect(lastPage?.isComplete == false)
            #expect(environment.requests == [.blogs(userID: 2, page: 1)])
        }

        @Test("A first page, a refresh and a further page that fail say so each in its own way")
        func fetchFails() {
            for _ in 1...3 { environment.fail(.blogs) }
            interactor.fetchBlogs()
            interactor.refreshBlogs()
            interactor.fetchMoreBlogs()
            environment.deliver(.all)
            #expect(
                output.calls == [
                    .didFailToFetchBlogs, .didFailToRefreshBlogs, .didFailToFetchMoreBlogs,
                ]
            )
        }

        @Test("Further pages are handed up by themselves, until all have been")
        func fetchesMore() {
            fetch()
            interactor.fetchMoreBlogs()
            environment.deliver(.all)
            #expect(lastPage?.ids == (6...25).reversed())
            #expect(lastPage?.isComplete == false)
            interactor.fetchMoreBlogs()
            environment.deliver(.all)
            #expect(lastPage?.ids == (1...5).reversed())
            #expect(lastPage?.isComplete == true)
            let pages = (1...3).map { ServiceRequest.blogs(userID: 2, page: $0) }
            #expect(environment.requests == pages)
        }

        @Test("A further page that failed is the next that is asked for")
        func fetchMoreFails() {
            fetch()
            environment.fail(.blogs)
            interactor.fetchMoreBlogs()
            environment.deliver(.all)
            #expect(output.calls == [.didFailToFetchMoreBlogs])
            interactor.fetchMoreBlogs()
            environment.deliver(.all)
            #expect(lastPage?.ids.first == 25)
        }

        @Test("A refresh hands up the first page, and paging begins anew")
        func refreshes() {
            fetch()
            interactor.fetchMoreBlogs()
            environment.deliver(.all)
            interactor.refreshBlogs()
            environment.deliver(.all)
            #expect(lastPage?.ids.first == 45)
            interactor.fetchMoreBlogs()
            #expect(environment.requests.last == .blogs(userID: 2, page: 2))
        }

        @Test(
            "A page asked for before a refresh is dropped, whichever comes first",
            arguments: [Delivery.next, .last]
        )
        func dropsStalePage(first: Delivery) {
            fetch()
            interactor.fetchMoreBlogs()
            interactor.refreshBlogs()
            environment.deliver(first)
            environment.deliver(.all)
            #expect(output.calls.count == 1)
            #expect(lastPage?.ids.first == 45)
        }

        @Test("A blog that comes in two pages is handed up once")
        func handsUpBlogOnce() {
            fetch()
            #expect(environment.post() && environment.post())
            interactor.fetchMoreBlogs()
            environment.deliver(.all)
            #expect(lastPage?.ids == (8...25).reversed())
        }

        @Test("Replies that come when the interactor is gone do nothing and keep nothing alive")
        func releases() {
            var interactor: BlogsInteractor? = Self.interactor(in: environment)
            weak let released = interactor
            interactor?.output = output
            interactor?.fetchBlogs()
            interactor?.fetchMoreBlogs()
            interactor?.refreshBlogs()
            interactor?.like(blogID: 33)
            interactor?.share(blogID: 44)
            interactor = nil
            #expect(released == nil)
            environment.deliver(.all)
            #expect(output.calls.isEmpty)
        }

        @Test("The interactor keeps no output alive")
        func keepsNoOutput() {
            var output: BlogsInteractorOutputSpy? = BlogsInteractorOutputSpy()
            interactor.output = output
            output = nil
            #expect(interactor.output == nil)
        }
    }
}
