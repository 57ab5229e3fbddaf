internal import BlogFeed
internal import ImplementationTesting
internal import Model
internal import Scenarios
internal import Testing

@testable internal import Implementation

extension ViewFreeTests {
    /// Blog 45 is the newest and the first in the list.
    @MainActor
    @Suite("The model object of blogs")
    struct BlogFeedLoaderTests {
        let environment: BlogFeedEnvironment
        let loader: BlogFeedLoader

        init() {
            self.init(blogs: 45)
        }

        init(blogs: Int) {
            environment = BlogFeedEnvironment(opening: .blogFeed(blogs: blogs))
            loader = Self.loader(in: environment)
        }

        static func loader(in environment: BlogFeedEnvironment) -> BlogFeedLoader {
            BlogFeedLoader(
                userID: environment.dependencies.userID,
                blogService: environment.dependencies.blogService
            )
        }

        /// Loads the first page.
        func load() {
            loader.load()
            environment.deliver(.all)
        }

        /// Loads the next page.
        func loadMore() {
            loader.loadMore()
            environment.deliver(.all)
        }

        /// Returns a blog of the list.
        func blog(_ id: Blog.ID) throws -> Blog {
            loader.blogs[try #require(loader.index(of: id))]
        }

        @Test("The first load runs until the first page arrives")
        func loads() {
            loader.load()
            #expect(loader.firstLoad == .running)
            #expect(loader.blogs.isEmpty)
            environment.deliver(.all)
            #expect(loader.firstLoad == .done)
            #expect(loader.paging == .idle)
            #expect(loader.blogs.map(\.id) == (26...45).reversed())
            #expect(environment.requests == [.blogs(userID: 2, after: nil)])
        }

        @Test("A blog has a place in the list while the list contains it")
        func finds() {
            #expect(loader.index(of: 45) == nil)
            load()
            #expect(loader.index(of: 45) == 0)
            #expect(loader.index(of: 26) == 19)
            #expect(loader.index(of: 25) == nil)
            environment.post()
            loader.refresh()
            environment.deliver(.all)
            #expect(loader.index(of: 45) == 1)
            #expect(loader.index(of: 26) == nil)
        }

        @Test("The observer receives each change after its effect")
        func notifies() {
            var events: [BlogFeedLoader.Event] = []
            var counts: [Int] = []
            loader.onEvent = { [unowned loader] in
                events.append($0)
                counts.append(loader.blogs.count)
            }
            load()
            loadMore()
            #expect(events == [.firstLoad, .blogs, .paging, .blogs])
            #expect(counts == [0, 20, 20, 40])
        }

        @Test("A first load that fails can be repeated")
        func loadFails() {
            var events: [BlogFeedLoader.Event] = []
            loader.onEvent = { events.append($0) }
            environment.fail(.blogs)
            load()
            #expect(loader.firstLoad == .failed)
            #expect(events == [.firstLoad, .firstLoad])
            loader.load()
            #expect(loader.firstLoad == .running)
            environment.deliver(.all)
            #expect(loader.firstLoad == .done)
            #expect(loader.blogs.count == 20)
        }

        @Test("A refresh repeats a first load that has failed")
        func refreshesAfterFailure() {
            environment.fail(.blogs)
            load()
            loader.refresh()
            #expect(loader.firstLoad == .running)
            environment.deliver(.all)
            #expect(loader.blogs.count == 20)
        }

        @Test("A refresh replaces all blogs, and paging starts again")
        func refreshes() {
            load()
            loadMore()
            loader.refresh()
            #expect(loader.blogs.count == 40)
            environment.deliver(.all)
            #expect(loader.blogs.count == 20)
            loader.loadMore()
            #expect(environment.requests.last == .blogs(userID: 2, after: 26))
        }

        @Test("A refresh shows what has changed on the server")
        func refreshesBlogs() throws {
            load()
            loader.like(33)
            environment.deliver(.all)
            environment.set(["liked": .text("forgotten")])
            loader.refresh()
            environment.deliver(.all)
            #expect(try !blog(33).isLiked)
        }

        @Test("A user without blogs has no further pages, until a refresh brings a blog")
        func noBlogs() {
            let page = Self(blogs: 0)
            page.load()
            #expect(page.loader.firstLoad == .done)
            #expect(page.loader.paging == .ended)
            page.environment.post()
            page.loader.refresh()
            page.environment.deliver(.all)
            #expect(page.loader.blogs.count == 1)
        }

        @Test("A refresh during the first load or another refresh does nothing")
        func refreshesOnce() {
            loader.load()
            loader.refresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            loader.refresh()
            loader.refresh()
            #expect(environment.waitingReplies == 1)
            environment.deliver(.all)
            loader.refresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("A refresh that fails changes nothing, and can be repeated")
        func refreshFails() {
            load()
            var events: [BlogFeedLoader.Event] = []
            loader.onEvent = { events.append($0) }
            environment.fail(.blogs)
            loader.refresh()
            environment.deliver(.all)
            #expect(events == [.refreshFailed])
            #expect(loader.firstLoad == .done)
            #expect(loader.blogs.count == 20)
            loader.refresh()
            #expect(environment.waitingReplies == 1)
        }

        @Test("Replies after the model object is released do nothing and keep nothing alive")
        func releases() {
            var loader: BlogFeedLoader? = Self.loader(in: environment)
            weak let released = loader
            var eventCount = 0
            loader?.onEvent = { _ in eventCount += 1 }
            loader?.load()
            environment.deliver(.all)
            loader?.like(45)
            loader?.share(45)
            loader?.loadMore()
            loader?.refresh()
            loader = nil
            #expect(released == nil)
            eventCount = 0
            environment.deliver(.all)
            #expect(eventCount == 0)
        }

        @Test("A first page after the model object is released keeps nothing alive")
        func releasesDuringFirstLoad() {
            var loader: BlogFeedLoader? = Self.loader(in: environment)
            weak let released = loader
            loader?.load()
            loader = nil
            #expect(released == nil)
        }
    }
}
